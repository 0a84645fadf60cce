import { z } from 'zod';
import { kept, personal, shown } from '../../privacy.ts';
import { call } from '../../call.ts';
import { equipmentIcons } from '../../domain/cars/equipmentIcons.ts';
import { Success } from '../../domain/values.ts';
import { LONGEST_EXTRA_DESCRIPTION } from '../../domain/limits.ts';
import { referenceLists } from '../../domain/referenceLists.ts';
import { PlainText } from '../../domain/plainText.ts';

export const ReferenceList = z.enum(referenceLists);

/** The longest name. */
export const LONGEST_WORD = 80;

const Word = PlainText.min(1).max(LONGEST_WORD);
const Words = z.strictObject({ en: Word, ka: Word, ru: Word });
const Description = PlainText.min(1).max(LONGEST_EXTRA_DESCRIPTION);
const Descriptions = z.strictObject({ en: Description, ka: Description, ru: Description });

const LONGEST_CODE = 60;
/** Used in URLs and queries: it never changes. */
const Code = z
  .string()
  .meta(kept)
  .regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/)
  .max(LONGEST_CODE);

const Icon = z.enum(equipmentIcons);

export const ReferenceItem = z.object({
  code: z.string().meta(kept),
  names: z.object({ en: z.string().meta(personal), ka: z.string().meta(personal), ru: z.string().meta(personal) }),
  /** Of extras alone. */
  descriptions: z
    .object({ en: z.string().meta(personal), ka: z.string().meta(personal), ru: z.string().meta(personal) })
    .nullable(),
  /** Of models alone: the code of their brand. */
  brand: z.string().meta(shown).nullable(),
  /** Of equipment alone. */
  icon: Icon.nullable(),
  /** How many cars have it. */
  cars: z.number().int(),
});
export type ReferenceItem = z.infer<typeof ReferenceItem>;

const That = z.object({ list: ReferenceList });
const Answer = z.object({ status: Success, item: ReferenceItem });

export const listReferenceItems = call({
  method: 'GET',
  path: '/api/reference/:list',
  access: 'admin',
  summary: 'One list of values in three languages, and how many cars have each.',
  params: That,
  provides: { Words: 'params.list' },
  response: z.object({ status: Success, items: z.array(ReferenceItem) }),
});

export const addReferenceItem = call({
  method: 'POST',
  path: '/api/reference/:list',
  access: 'admin',
  summary:
    'Adds a value; models name their brand, equipment may have an icon, extras have a description and no code of another line of a price.',
  params: That,
  body: z.strictObject({
    code: Code,
    names: Words,
    descriptions: Descriptions.optional(),
    brand: z.string().meta(shown).max(LONGEST_CODE).optional(),
    icon: Icon.optional(),
  }),
  invalidates: { Words: 'params.list' },
  success: 201,
  response: Answer,
});

export const changeReferenceItem = call({
  method: 'PATCH',
  path: '/api/reference/:list',
  access: 'admin',
  summary: 'Renames a value; its code stays, and so does every text that is absent.',
  params: That,
  body: z.strictObject({
    code: z.string().meta(kept).max(LONGEST_CODE),
    names: Words.partial().optional(),
    descriptions: Descriptions.partial().optional(),
    icon: Icon.optional(),
  }),
  invalidates: { Words: 'params.list' },
  response: Answer,
});

export const removeReferenceItem = call({
  method: 'DELETE',
  path: '/api/reference/:list/:code',
  access: 'admin',
  summary: 'Removes an unused value.',
  params: That.extend({ code: z.string().meta(kept).max(LONGEST_CODE) }),
  invalidates: { Words: 'params.list' },
  success: 204,
  response: z.undefined(),
  errors: ['IN_USE'],
});
