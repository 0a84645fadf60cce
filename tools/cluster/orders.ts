import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '#contract/calls.ts';
import { siteUrl } from './addresses.ts';
import { type Load, startLoad } from './load.ts';
import type { Cluster } from './startCluster.ts';
import { Visitor } from './visitor.ts';

export interface Orders extends Load {
  compare(): Promise<{
    readonly acknowledged: number;
    /** Rows of this client since the beginning, and of those how many have ended by now. */
    readonly made: number;
    readonly ended: number;
    readonly failedQuotes: number;
    /** Acknowledged ones that are not there. */
    readonly lost: number;
    /** Rows that no answer has named: by then each key has one that was. */
    readonly unnamed: number;
    /** What a try had done that was not answered: only these could have been done twice. */
    readonly unanswered: number;
  }>;
}

const DAY = 24 * 3_600_000;

/** Orders of cars on dates of their own. Each is quoted at one of the addresses and ordered at another, in turn. */
export async function startOrders(
  cluster: Cluster,
  perSecond = 1,
  origins: readonly string[] = [siteUrl],
): Promise<Orders> {
  const client = new Visitor();
  await client.logIn('client@gza.example');
  const found = calls.searchCars.response.parse(await (await client.sendAgain('GET', calls.searchCars.path)).json());
  const at = (index: number) => client.at(origins[index % origins.length] ?? '');
  let rentals = 0;
  let failedQuotes = 0;
  const quoteAt = async (visitor: Visitor): Promise<string> => {
    for (; rentals < 2_000;) {
      const car = found.cars[rentals % found.cars.length];
      const from = new Date(Date.now() + (20 + 4 * Math.floor(rentals / found.cars.length)) * DAY);
      rentals += 1;
      const to = new Date(from.getTime() + 3 * DAY);
      const [first, last] = [from, to].map((moment) => `${moment.toISOString().slice(0, 10)}T12:00`);
      try {
        const answer = await visitor.sendAgain('POST', calls.createQuote.path, {
          car_id: car?.id,
          from: first,
          to: last,
        });
        const body: unknown = await answer.json();
        // Otherwise somebody has the car then, or its place is closed.
        if (answer.status >= 500) failedQuotes += 1;
        if (answer.status === 201) return calls.createQuote.response.parse(body).quote.id;
      } catch {
        failedQuotes += 1;
        await pause(1_000);
      }
    }
    throw new Error('No car is free.');
  };
  /** By the id of the order: when the try that was answered began. */
  const acknowledged = new Map<number, number>();
  const [last] = await cluster.ask<{ id: number }>('select coalesce(max(id), 0) as id from orders');
  const load = startLoad(
    perSecond,
    async (index) => {
      const quote_id = await quoteAt(at(index));
      const key = randomUUID();
      const other = at(index + 1 + Math.floor(index / origins.length));
      return async () => {
        const body = { quote_id, payment: 'full', terms_acknowledged: true };
        const began = Date.now();
        const answer = await other.send('POST', calls.placeOrder.path, body, { 'idempotency-key': key });
        if (answer.status === 201)
          acknowledged.set(calls.placeOrder.response.parse(await answer.clone().json()).order.id, began);
        return answer;
      };
    },
    (status) => status === 201,
  );
  return {
    ...load,
    compare: async () => {
      const rows = await cluster.ask<{ id: number; at: Date; is_over: boolean }>(
        `select id, requested_at as at, status not in ('requested', 'confirmed') as is_over
        from orders where id > $1`,
        [last?.id],
      );
      const made = new Set(rows.map(({ id }) => id));
      return {
        acknowledged: acknowledged.size,
        made: made.size,
        ended: rows.filter(({ is_over }) => is_over).length,
        failedQuotes,
        lost: [...acknowledged.keys()].filter((id) => !made.has(id)).length,
        unnamed: rows.filter(({ id }) => !acknowledged.has(id)).length,
        unanswered: rows.filter(({ id, at }) => at.getTime() < (acknowledged.get(id) ?? 0)).length,
      };
    },
  };
}
