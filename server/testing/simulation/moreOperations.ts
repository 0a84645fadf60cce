import { addDays, localDateOf, localMomentOf } from '#contract/domain/rentalTime.ts';
import { note, orderCar } from '../models/modelState.ts';
import type { MoreOperation } from '../models/rentalModel.ts';
import { post } from '../people/people.ts';
import { payment, visitBank } from '../people/renters.ts';
import { payOut, payOutAtOnce } from './payoutOperations.ts';
import { discounted, reprice } from './priceOperations.ts';

/** Somebody wants a car on the very days that another client has it. */
const rival: MoreOperation = async (state, { who, which }) => {
  const { rows } = await state.place.app.context.pool.query<{ id: number; car_id: number; from: Date; to: Date }>(
    `select id, car_id, lower(period) as from, upper(period) as to from orders
     where status = 'confirmed' and lower(period) > $1 order by id desc limit 3`,
    [state.place.clock()],
  );
  const taken = rows[which % Math.max(1, rows.length)];
  const others = state.clients.filter((one) => one !== state.made.find(({ id }) => id === taken?.id)?.client);
  const browser = others[who % Math.max(1, others.length)];
  if (taken === undefined || browser === undefined) return;
  const { car_id, from, to } = taken;
  await orderCar(state, browser, { car_id, from: localMomentOf(from), to: localMomentOf(to) });
};

/** A client gives the card with the request, and the owner has accepted before the bank reports that it holds the money. */
const overtaken: MoreOperation = async (state, { who, which, start, days }) => {
  const { place, clients, carIds } = state;
  const today = localDateOf(place.clock());
  const wanted = {
    car_id: carIds[2 + (which % 2)] ?? 0,
    from: `${addDays(today, start)}T10:00`,
    to: `${addDays(today, start + days)}T10:00`,
  };
  const made = await orderCar(state, clients[who % clients.length] ?? place.client, wanted);
  if (made === undefined) return;
  const begun = await payment(made.client, made.id).catch(() => undefined);
  if (begun?.redirect_url) await visitBank(place, made.client, begun, 'action=approve&delivery=late');
  note(state, (await post(place.owner, `/api/orders/${made.id}/accept`)).status, 'accept by owner');
};

/** Where several act at a time. */
export const moreAtOnce: readonly MoreOperation[] = [rival, discounted, discounted, reprice, payOutAtOnce];

/** What chance alone brings together too rarely. */
export const moreOperations: readonly MoreOperation[] = [
  rival,
  overtaken,
  discounted,
  discounted,
  reprice,
  reprice,
  payOut,
];
