import { archiveLogs } from '#server/features/orders/past/archiveOrderLogs.ts';
import type { Market } from '../people/renters.ts';

/** Long after everything: whatever has ended is old. */
const FAR = new Date('3000-01-01');

/** Archives the logs of some of the orders, as the night does a year after their end; says of how many. */
export async function archiveAtRandom(
  { app }: Pick<Market, 'app'>,
  afterId: number,
  random: () => number,
): Promise<number> {
  const { rows } = await app.context.pool.query<{ id: number }>('select id from orders where id > $1 order by id', [
    afterId,
  ]);
  const drawn = rows.flatMap(({ id }) => (random() < 1 / 8 ? [id] : []));
  return drawn.length === 0 ? 0 : archiveLogs(app.context, drawn, FAR);
}
