import { z } from 'zod';
import { kept, personal } from '../../privacy.ts';
import { call } from '../../call.ts';
import { LEAST_DRIVER_AGE, LONGEST_QUESTION, MOST_DRIVER_AGE, MOST_LICENCE_YEARS } from '../../domain/terms/bounds.ts';
import { licenceCountries } from '../../domain/terms/licences.ts';
import { termTopics } from '../../domain/terms/lists.ts';
import { roadCodes } from '../../domain/terms/roads.ts';
import { destinations, ruleCodes } from '../../domain/terms/rules.ts';
import { Id, Success, Tetri } from '../../domain/values.ts';

export const TermAnswer = z.object({
  topic: z.enum(termTopics),
  /** The part of the topic: a country, a road, a part of the car; null is the topic itself. */
  subject: z.string().meta(kept).nullable(),
  /** `fee` is yes for `amount`; `depends` on what the question leaves out, or on more than the terms cover: read the rule. */
  answer: z.enum(['yes', 'no', 'fee', 'depends']).meta(personal),
  amount: Tetri.nullable(),
  per: z.enum(['day', 'rental', 'hour', 'kilometre', 'damage']).nullable(),
  /** The term it follows from; the texts of the screens use the values. */
  rule: z.object({
    code: z.enum(ruleCodes),
    values: z.record(z.string(), z.union([z.string(), z.number()]).meta(personal)),
  }),
});
export type TermAnswer = z.infer<typeof TermAnswer>;

export const askCar = call({
  method: 'POST',
  path: '/api/cars/:id/answers',
  access: 'anyone',
  isOpenToViewers: true,
  summary:
    'The answer of the terms of a car to a question: a topic, or a sentence in English, Georgian or Russian. What was not understood is reported, never guessed.',
  params: z.object({ id: Id }),
  body: z
    .strictObject({
      topic: z.enum(termTopics),
      text: z.string().meta(personal).trim().min(1).max(LONGEST_QUESTION),
      month: z.number().int().min(1).max(12),
      country: z.enum(destinations),
      road: z.enum(roadCodes),
      licence_country: z.enum(licenceCountries),
      licence_years: z.number().int().min(0).max(MOST_LICENCE_YEARS),
      age: z
        .number()
        .meta(personal)
        .int()
        .min(LEAST_DRIVER_AGE - 2)
        .max(MOST_DRIVER_AGE),
    })
    .partial(),
  response: z.object({
    status: Success,
    answers: z.array(TermAnswer),
    /** Nothing of the question was understood: the topics remain. */
    is_understood: z.boolean(),
    /** Place names in the sentence that the terms do not cover. */
    unknown: z.array(z.string().meta(personal)),
    topics: z.array(z.enum(termTopics)),
  }),
});
