import type { CarTerms } from '#contract/domain/terms.ts';
import type { ChargesChoice } from '#server/features/rental/price/chooseCharges.ts';
import type { OrderRow } from '../orderRow.ts';

/**
 * The choice of an order for another car: the same extras and drivers, and the cheapest plan that protects no less. Null
 * if the car has no such plan; an order without terms needs none.
 */
export function choiceAlike(
  { extra_codes: extras, terms }: Pick<OrderRow, 'extra_codes' | 'terms'>,
  { plans }: Pick<CarTerms, 'plans'>,
): ChargesChoice | null {
  if (terms === null) return { extras };
  const { additional, youngest_age } = terms.drivers;
  const drivers = { additional, ...(youngest_age !== null && { youngest_age }) };
  const had = terms.protection;
  if (had === null) return { extras, drivers };
  const [plan] = plans
    .filter(({ excess, excluded }) => excess <= had.excess && excluded.every((part) => had.excluded.includes(part)))
    .toSorted((one, other) => one.price - other.price);
  return plan === undefined ? null : { extras, drivers, plan: plan.code };
}
