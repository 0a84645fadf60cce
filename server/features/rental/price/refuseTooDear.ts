import { MOST_TOTAL } from '#contract/domain/money/priceBounds.ts';
import { FieldError } from '#server/platform/http/apiError.ts';

/** The longest rental of the dearest car would be more than any order can store. */
export function refuseTooDear(total: number): void {
  if (total > MOST_TOTAL) throw new FieldError({ to: { key: 'rentalTooDear', values: { limit: MOST_TOTAL / 100 } } });
}
