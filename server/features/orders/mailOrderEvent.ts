import type { Transaction } from 'kysely';
import { type OrderEventName } from '#contract/domain/orderStatus.ts';
import { upcomingStatuses } from '#contract/domain/orderMachine.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { queueJob } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/sendMail.ts';
import { findCarName, findOpenChange } from './change/changeRepository.ts';
import { listHeldNames } from './rescue/heldCarsRepository.ts';
import { findClaimOfOrder } from './claims/claimRepository.ts';
import { findOrderMail } from './orderMailRepository.ts';

/** Tells both sides, each in their own language; the mails exist exactly when what happened does. */
export async function mailOrderEvent(
  transaction: Transaction<Database>,
  orderId: number,
  event: OrderEventName,
  amount?: number,
): Promise<void> {
  const {
    client_email,
    client_language,
    owner_email,
    owner_language,
    from,
    to,
    cancelled_by,
    expires_at,
    status,
    pick_up,
    drop_off,
    ...order
  } = await findOrderMail(transaction, orderId);
  const held = await listHeldNames(transaction, orderId);
  const change = await findOpenChange(transaction, orderId);
  const claim = await findClaimOfOrder(transaction, orderId);
  const content = {
    kind: 'order' as const,
    event,
    from: from.toISOString(),
    to: to.toISOString(),
    // What has come to nothing or is over leads nowhere.
    places: upcomingStatuses.some((one) => one === status)
      ? { pick_up: status === 'active' ? null : pick_up, drop_off }
      : null,
    // As the order has it, which is what the settings and its start make of it.
    until: (expires_at ?? change?.expires_at ?? claim?.pay_by)?.toISOString() ?? null,
    amount: amount ?? null,
    change:
      change === undefined
        ? null
        : {
            car: (await findCarName(transaction, change.car_id)) ?? order.car,
            from: change.from.toISOString(),
            to: change.to.toISOString(),
            total: change.quote.total,
            online: change.online,
          },
    held: held.map(({ car: name, total }) => ({ car: name, total })),
    held_until: held[0]?.until.toISOString() ?? null,
    is_owners_cancellation: cancelled_by === 'owner' || cancelled_by === 'admin',
    ...order,
  };
  await queueJob(transaction, sendMail, {
    to: client_email,
    language: client_language,
    content: { ...content, side: 'client' },
  });
  await queueJob(transaction, sendMail, {
    to: owner_email,
    language: owner_language,
    content: { ...content, side: 'owner' },
  });
}
