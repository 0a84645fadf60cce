import { z } from 'zod';
import { kept, personal } from '../../privacy.ts';
import { LONGEST_PLATE } from './carFields.ts';
import { SentAmount, sentShape } from './carFieldSchemas.ts';
import { TermsChange } from '../terms.ts';
import { plainDashes, visibleText } from '../visibleText.ts';
import { LONGEST_DESCRIPTION } from '../limits.ts';
import { PlainText } from '../plainText.ts';

const MOST_EQUIPMENT = 100;
export const LONGEST_CAR_ADDRESS = 200;

const texts = (longest: number) => {
  const Text = PlainText.max(longest).nullable();
  return z.strictObject({ en: Text, ka: Text, ru: Text }).partial();
};

export const ExtraChange = z.strictObject({
  code: z.string().meta(kept).max(40),
  price: SentAmount,
  per: z.enum(['day', 'rental']),
  /** The most that a rental is charged for an extra paid by the day. */
  most: SentAmount.nullish(),
});

/**
 * The fields of a car that an owner sends. Null empties a field, absent ones stay; the same holds for each text and
 * term; extras are sent whole.
 */
export const CarChanges = z
  .strictObject({
    ...sentShape,
    plate: z
      .string()
      .meta(personal)
      .overwrite((text) => plainDashes(visibleText(text)))
      .max(LONGEST_PLATE)
      .nullable(),
    descriptions: texts(LONGEST_DESCRIPTION),
    addresses: texts(LONGEST_CAR_ADDRESS),
    extras: z.array(ExtraChange).max(20),
    /** The whole equipment: codes of the list `equipment`. */
    equipment: z.array(z.string().meta(kept).max(60)).max(MOST_EQUIPMENT),
    /** Rental terms of its own; null resets to its owner's. */
    terms: TermsChange,
    is_active: z.boolean(),
  })
  .partial();
export type CarChanges = z.infer<typeof CarChanges>;
