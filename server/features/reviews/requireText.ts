import { LONGEST_REVIEW } from '#contract/calls/reviews.ts';
import { FieldError } from '#server/platform/http/apiError.ts';

/** Refuses what nothing is left of, or more than was typed: some letters become several. */
export function requireText(text: string): void {
  if (text === '') throw new FieldError({ text: 'required' });
  if (text.length > LONGEST_REVIEW)
    throw new FieldError({ text: { key: 'tooLong', values: { limit: LONGEST_REVIEW } } });
}
