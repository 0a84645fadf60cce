import type { ResponseOf } from '#contract/call.ts';
import type { getPastOrder as call, OrderState } from '#contract/calls/orders/pastOrder.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { findCarName } from '../change/changeRepository.ts';
import { findOrder } from '../orderRepository.ts';
import { listLog } from './orderLogRepository.ts';
import { describeMoments } from './pastMoments.ts';
import { momentAt, momentsOf, rebuildOrder } from './rebuildOrder.ts';
import { stateOf } from './stateOf.ts';

const MOST_MOMENTS = 500;

/** Shows staff an order as it was. Recorded first, so that no look is missing in the audit log. */
export async function getPastOrder(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: Actor,
  id: number,
  moment: string | undefined,
): Promise<Omit<ResponseOf<typeof call>, 'status'>> {
  const order = await findOrder(db, id);
  if (order === undefined) throw new ApiError(404, 'NOT_FOUND');
  await recordAudit(db, {
    at: clock(),
    actorUserId: actor.userId,
    action: 'order_past_viewed',
    subjectUserId: order.client_user_id,
    details: { order: order.number, moment: moment ?? null },
  });
  const entries = await listLog(db, id);
  const stateAfter = async (count: number): Promise<OrderState | null> => {
    const rebuilt = stateOf(rebuildOrder(entries.slice(0, count)));
    if (rebuilt === undefined) return null;
    const { car_id, ...state } = rebuilt;
    return { ...state, car: (await findCarName(db, car_id)) ?? '' };
  };
  const present = await stateAfter(entries.length);
  // Every order has been written once.
  if (present === null) throw new Error(`Order ${id} is not in its log.`);
  const moments = momentsOf(entries);
  const shown = moment === undefined ? moments.at(-1) : momentAt(moments, new Date(moment));
  return {
    id,
    number: order.number,
    moments: describeMoments(entries, moments).slice(-MOST_MOMENTS),
    since: shown?.at.toISOString() ?? null,
    past: shown === undefined ? null : await stateAfter(shown.count),
    present,
  };
}
