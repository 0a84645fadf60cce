import type { Kysely } from 'kysely';
import type { Order, HeldCar } from '#contract/calls/orders/orders.ts';
import type { PlaceHours, DayHours } from '#contract/calls/places.ts';
import { hoursOn } from '#contract/domain/openingHours.ts';
import type { OrderChange } from '#contract/domain/orders/orderChange.ts';
import { listOrderActions, upcomingStatuses } from '#contract/domain/orders/orderMachine.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Actor, Context } from '#server/context.ts';
import { orderReports } from '#server/features/evidence/orderReports.ts';
import { listLeft, findNewestPayment } from '#server/features/payments/paymentRepository.ts';
import { findHandOvers, requestedPlace } from '#server/features/rental/findHandOver.ts';
import type { CarPlace } from '#server/features/rental/handOver.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { refundOf } from '../cancel/cancellation.ts';
import { findCarName, findOpenChange } from '../change/changeRepository.ts';
import { momentsOf } from '../change/planChange.ts';
import { type AfterReturn, afterReturnOf } from '../claims/afterReturn.ts';
import type { PlaceRow } from '../orderPlacesRepository.ts';
import { factsOf } from '../orderRow.ts';
import { toSummary } from './orderSummary.ts';
import { findOrderView, type OrderViewRow } from './orderViewRepository.ts';
import { toPriceInputs } from './priceInputsView.ts';
import { findNumber, findSubstitute, type HeldView, listHeldViews } from '../rescue/rescueRepository.ts';
import { type Viewer, viewerOf } from './viewer.ts';
import { visiblePlace } from './visibleContacts.ts';

/** An order as one of its sides, or an admin, sees it. */
export async function getOrder(
  { config, db, clock }: Pick<Context, 'config' | 'db' | 'clock'>,
  id: number,
  actor: Actor,
  language: Language,
): Promise<Order> {
  const row = await findOrderView(db, id, language);
  const viewer = viewerOf(row, actor);
  // viewerOf has refused a missing order.
  if (row === undefined) throw new ApiError(404, 'NOT_FOUND');
  const reports = await orderReports({ config, db }, row, viewer === 'client' && actor.viewerId === null);
  const order = {
    ...toOrder(row, viewer, clock()),
    ...(await placeHoursOf(db, row)),
    ...(await rescueOf(db, row, viewer, language)),
    ...reports,
    is_hand_over_fixed: row.status === 'active' || reports.reports.some(isSealedHandOver),
    change: await changeOf(db, row),
    ...(await afterReturnOf(db, row, clock())),
  };
  return order.actions.includes('refund') ? { ...order, refundable: await countLeft(db, id) } : order;
}

/** What the change of an order asks for, too: see `hasSealedHandOver`. */
const isSealedHandOver = ({ kind, state }: Order['reports'][number]): boolean =>
  kind === 'hand_over' && (state === 'sealed' || state === 'complete');

/** What of the money paid online can still go back. */
export async function countLeft(db: Context['db'], id: number): Promise<number> {
  return (await listLeft(db, id)).reduce((sum, { left }) => sum + left, 0);
}

export function toOrder(
  row: OrderViewRow,
  viewer: Viewer,
  now: Date,
): Omit<
  Order,
  keyof Rescue | keyof AfterReturn | 'reports' | 'report_codes' | 'change' | 'is_hand_over_fixed' | keyof PlaceHours
> {
  const actions = listOrderActions(factsOf(row, now, true), viewer);
  return {
    ...toSummary(row, viewer),
    items: row.items.filter((item) => viewer !== 'client' || item.for === 'client'),
    price_inputs: toPriceInputs(row, viewer),
    deposit: row.deposit,
    deposit_moves: row.deposit_moves.map((move) => ({ ...move, at: new Date(move.at).toISOString() })),
    rate: row.rate,
    terms: row.terms && { ...row.terms, acknowledged_at: row.terms_acknowledged_at?.toISOString() ?? null },
    cancelled_by: row.cancelled_by,
    cancellation: actions.includes('cancel')
      ? { ...refundOf(row, viewer, now), free_until: (row.free_until ?? row.from).toISOString() }
      : null,
    kept_at_least: row.kept_at_least,
    refundable: null,
    payment_id: row.payment_id,
    actions,
    events: row.events,
  };
}

/** The open change of an order, as its two sides see it. */
async function changeOf(db: Context['db'], row: OrderViewRow): Promise<OrderChange | null> {
  const change = row.change === null ? undefined : await findOpenChange(db, row.id);
  if (change === undefined) return null;
  const bill = { orderId: row.id, purpose: 'change', purposeId: change.id } as const;
  const payment = change.online > 0 ? await findNewestPayment(db, bill) : undefined;
  return {
    id: change.id,
    status: change.status,
    car_id: change.car_id,
    car: change.car_id === row.car_id ? null : await findCarName(db, change.car_id),
    ...momentsOf(change),
    days: change.quote.days,
    total: change.quote.total,
    difference: change.difference,
    online: change.online,
    needs_confirmation: change.needs_confirmation,
    expires_at: change.expires_at.toISOString(),
    is_reserved: payment?.status === 'authorized' || payment?.status === 'captured',
  };
}

/** When the places of an order that is not over are served on its days, as their owner has it now. */
async function placeHoursOf(db: Kysely<Database>, order: OrderViewRow): Promise<PlaceHours> {
  const isAhead = upcomingStatuses.some((status) => status === order.status);
  if (!isAhead) return { pick_up_hours: null, drop_off_hours: null };
  const places = { pick_up: requestedPlace(order.pick_up), drop_off: requestedPlace(order.drop_off) };
  const found = (await findHandOvers(db, [order.car_id], places)).get(order.car_id);
  return {
    pick_up_hours: hoursAt(found?.pick_up, order.pick_up, order.from),
    drop_off_hours: hoursAt(found?.drop_off, order.drop_off, order.to),
  };
}

function hoursAt(found: CarPlace | undefined, agreed: PlaceRow, at: Date): DayHours | null {
  // A car may stand elsewhere by now; the hours of that place say nothing about the one that was agreed.
  if (found === undefined || found.id !== agreed.id) return null;
  return hoursOn(found.opening, localMomentOf(at).slice(0, 10)) ?? { from: null, to: null };
}

type Rescue = Pick<Order, 'held_cars' | 'substitute' | 'substitute_for'>;

/** What an owner's cancellation led to; the owners know nothing of each other by it. */
async function rescueOf(db: Context['db'], row: OrderViewRow, viewer: Viewer, language: Language): Promise<Rescue> {
  if (viewer === 'owner') return { held_cars: [], substitute: null, substitute_for: null };
  const held = row.held_until === null ? [] : await listHeldViews(db, row.id, language);
  const taken = row.status === 'cancelled' ? await findSubstitute(db, row.id) : undefined;
  const former = row.substitute_for === null ? undefined : await findNumber(db, row.substitute_for);
  return {
    held_cars: held.map((car) => toHeldCar(car, row, viewer)),
    substitute: taken ? { id: taken.id, number: taken.number } : null,
    substitute_for:
      row.substitute_for === null || former === undefined ? null : { id: row.substitute_for, number: former },
  };
}

function toHeldCar(
  { car_id, slug, brand, model, year, image, until, quote, pick_up, drop_off }: HeldView,
  row: OrderViewRow,
  viewer: Viewer,
): HeldCar {
  const { payment_way, prepaid } = row;
  const due = payment_way === 'full' ? quote.total : quote.prepaid;
  return {
    car_id,
    car: { id: car_id, slug, brand, model, year, image },
    total: quote.total,
    prepaid: due,
    back: prepaid - due,
    terms: quote.terms,
    pick_up: visiblePlace(row, viewer, pick_up),
    drop_off: visiblePlace(row, viewer, drop_off),
    until: until.toISOString(),
  };
}
