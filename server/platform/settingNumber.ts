import { z } from 'zod';

/** A number between two bounds, refused with a message that an operator can act on. */
export const number = (min: number, max: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .min(min, { error: `must be at least ${min}` })
    .max(max, { error: `must be at most ${max}` });

export const wholeNumber = (min: number, max: number) => number(min, max).int({ error: 'must be a whole number' });
