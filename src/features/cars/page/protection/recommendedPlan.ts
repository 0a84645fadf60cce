import type { Plan } from '#contract/domain/terms.ts';
import { includedPlan } from '../booking/choice.ts';

interface Recommended {
  readonly code: Plan['code'];
  /** How much less is paid for a damage than with the included plan, tetri; null where without a plan all of it is. */
  readonly saved: number | null;
}

/**
 * The plan that lowers what a damage costs by most for its price; where none is included, the cheapest, which insures the
 * car at all. Null where nothing is better than what is included.
 */
export function recommendedPlan(plans: readonly Plan[]): Recommended | null {
  const included = includedPlan({ plans });
  const paid = plans.filter(({ price }) => price > 0);
  if (included === undefined) {
    const [cheapest] = paid.toSorted((one, other) => one.price - other.price);
    return cheapest === undefined ? null : { code: cheapest.code, saved: null };
  }
  const savedBy = ({ excess }: Plan) => included.excess - excess;
  const [best] = paid
    .filter((plan) => savedBy(plan) > 0)
    .toSorted((one, other) => savedBy(other) * one.price - savedBy(one) * other.price || one.price - other.price);
  return best === undefined ? null : { code: best.code, saved: savedBy(best) };
}
