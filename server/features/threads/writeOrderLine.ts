import type { OrderMoved } from '#server/context.ts';
import { publish } from '#server/platform/events/eventsRepository.ts';
import { ensureThread, findOrderParties, insertLine, lockThread } from './threadRepository.ts';

/** What happens to an order is a line in the thread of its two sides, which it opens, so that an owner can write first. */
export const writeOrderLine: OrderMoved = async (transaction, orderId, event, at) => {
  const parties = await findOrderParties(transaction, orderId);
  const id = await ensureThread(transaction, parties, at);
  const thread = await lockThread(transaction, id);
  if (thread === undefined) throw new Error('A thread that was just made is not there.');
  await insertLine(transaction, { thread_id: id, order_id: orderId, event, created_at: at });
  await publish(transaction, { kind: 'thread', thread: id, users: [thread.client_user_id, thread.owner_user_id] });
};
