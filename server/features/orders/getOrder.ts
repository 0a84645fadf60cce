import { listOrderActions } from '#contract/domain/orderMachine.ts';
import type { Order } from '#contract/calls/orders.ts';
import type { PlaceHours } from '#contract/calls/places.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Actor, Context } from '#server/context.ts';
import { orderReports } from '#server/features/evidence/orderReports.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { refundOf } from './cancellation.ts';
import { changeOf } from './change/changeView.ts';
import { factsOf } from './orderRow.ts';
import { toSummary } from './orderSummary.ts';
import { toPriceInputs } from './priceInputsView.ts';
import { type AfterReturn, afterReturnOf } from './claims/afterReturn.ts';
import { placeHoursOf } from './placeHours.ts';
import { type Rescue, rescueOf } from './rescue/rescueView.ts';
import { listLeft } from '#server/features/payments/paymentRepository.ts';
import { findOrderView, type OrderViewRow } from './orderViewRepository.ts';
import { type Viewer, viewerOf } from './viewer.ts';

/** An order as one of its sides, or an admin, sees it. */
export async function getOrder(
  { config, db, clock }: Pick<Context, 'config' | 'db' | 'clock'>,
  id: number,
  actor: Actor,
  language: Language,
): Promise<Order> {
  const row = await findOrderView(db, id, language);
  const viewer = viewerOf(row, actor);
  // viewerOf has refused an order that is not there.
  if (row === undefined) throw new ApiError(404, 'NOT_FOUND');
  const order = {
    ...toOrder(row, viewer, clock()),
    ...(await placeHoursOf(db, row)),
    ...(await rescueOf(db, row, viewer, language)),
    ...(await orderReports({ config, db }, row, viewer === 'client' && actor.viewerId === null)),
    change: await changeOf(db, row),
    ...(await afterReturnOf(db, row, clock())),
  };
  return order.actions.includes('refund') ? { ...order, refundable: await countLeft(db, id) } : order;
}

/** What of the money paid online can still go back. */
export async function countLeft(db: Context['db'], id: number): Promise<number> {
  return (await listLeft(db, id)).reduce((sum, { left }) => sum + left, 0);
}

export function toOrder(
  row: OrderViewRow,
  viewer: Viewer,
  now: Date,
): Omit<Order, keyof Rescue | keyof AfterReturn | 'reports' | 'report_codes' | 'change' | keyof PlaceHours> {
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
