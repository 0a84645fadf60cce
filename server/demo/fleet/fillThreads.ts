import type { PoolClient } from 'pg';
import type { DemoThread } from './buildThreads.ts';
import type { DemoParties } from './fillAccounts.ts';
import { fillThreadLines, insertRows } from './fleetRepository.ts';

const MINUTE = 60_000;

/** Writes the demo's threads with their messages and the events of their orders. */
export async function fillThreads(
  client: PoolClient,
  threads: readonly DemoThread[],
  { clientIds, ownerIds }: DemoParties,
  carIds: readonly number[],
): Promise<void> {
  const ids = await insertRows(
    client,
    'threads',
    threads.map(({ owner, client: asker, car, startsAt }) => ({
      client_id: clientIds[asker],
      owner_id: ownerIds[owner],
      car_id: carIds[car],
      created_at: startsAt,
      last_at: startsAt,
      last_written_id: 0,
      client_seen_id: 0,
      owner_seen_id: 0,
    })),
  );
  const messages = threads.flatMap((thread, index) => toMessageRows(thread, ids[index] ?? 0));
  const orders = threads.flatMap(({ order }, index) => (order === null ? [] : [{ thread: ids[index] ?? 0, order }]));
  const unseen = ids.filter((_, index) => threads[index]?.isSeen === false);
  await fillThreadLines(client, messages, orders, unseen);
}

function toMessageRows({ lines, startsAt }: DemoThread, thread_id: number) {
  let at = startsAt.getTime();
  return lines.map(([author, text, minutes]) => {
    at += minutes * MINUTE;
    return { thread_id, author, text, event: null, order_id: null, created_at: new Date(at) };
  });
}
