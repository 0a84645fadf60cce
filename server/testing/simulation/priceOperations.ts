import { addDays, localDateOf } from '#contract/domain/rentalTime.ts';
import { orderCar, payAtBank, type State } from '../models/modelState.ts';
import type { MoreOperation } from '../models/rentalModel.ts';
import { post } from '../people/people.ts';

const extras = [
  { code: 'child_seat', price: 700, per: 'day' },
  { code: 'trunk', price: 1_501, per: 'rental' },
] as const;

const pick = <Item>(items: readonly Item[], which: number): Item | undefined =>
  items[which % Math.max(1, items.length)];

/** The owner gives a car other prices, discounts and extras; orders and quotes that are there keep theirs. */
export const reprice: MoreOperation = async ({ place, carIds }, { who, which, start, days }) => {
  const id = pick(carIds, which);
  if (id === undefined) return;
  await place.owner.inject({
    method: 'PATCH',
    url: `/api/fleet/cars/${id}`,
    body: { price_per_day: 3_000 + (which % 9_000), extras },
  });
  await place.owner.inject({
    method: 'PUT',
    url: `/api/fleet/cars/${id}/prices`,
    body: {
      weekdays: who % 2 === 0 ? [{ weekday: 6, price: 4_000 + start * 7 }] : [],
      lengths: days > 2 ? [{ min_days: 3, price: 2_900 + start }] : [],
      discounts: which % 2 === 0 ? [{ min_days: 2, percent: 1 + (which % 30) }] : [],
    },
  });
};

/** A code that can be tried: percents and sums, of the marketplace and of the owner, each for few orders. */
async function couponCode({ place, carIds }: State, which: number): Promise<string> {
  const nth = which % 3;
  const code = `LIFE-${nth}0`;
  const { rows } = await place.app.context.pool.query<{ owner_id: number; is_there: boolean }>(
    'select owner_id, exists (select from coupons where code = $2) as is_there from cars where id = $1',
    [carIds[0], code],
  );
  if (rows[0]?.is_there === true) return code;
  // Where the first answer was lost, the code is taken.
  await post(place.admin, '/api/coupons', {
    code,
    ...(nth === 0 ? { amount: 2_333 } : { percent: 7 + nth * 9 }),
    ...(nth < 2 ? { paid_by: 'marketplace' } : { paid_by: 'owner', owner_id: rows[0]?.owner_id }),
    valid_until: '2030-12-31',
    most_uses: 2,
    most_uses_of_client: 1,
  });
  return code;
}

/** An order with extras and, mostly, a coupon, of which few are left. */
export const discounted: MoreOperation = async (state, { who, which, start, days }) => {
  const { place, clients, carIds } = state;
  const today = localDateOf(place.clock());
  const browser = pick(clients, who);
  if (browser === undefined) return;
  const code = which % 5 === 0 ? undefined : await couponCode(state, which);
  const car_id = pick(carIds, who + start);
  const { rows: offered } = await place.app.context.pool.query<{ extra_code: string }>(
    'select extra_code from car_extras where car_id = $1 order by 1',
    [car_id],
  );
  const made = await orderCar(
    state,
    browser,
    {
      car_id,
      from: `${addDays(today, start)}T10:00`,
      to: `${addDays(today, start + days)}T12:00`,
      extras: offered.map(({ extra_code }) => extra_code).slice(start % 2),
      coupon: code,
    },
    which % 2 === 0 ? 'part' : 'full',
  );
  if (made !== undefined && start % 2 === 0) await payAtBank(state, made, {}, which);
};
