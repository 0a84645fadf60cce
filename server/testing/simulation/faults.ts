import type pg from 'pg';

/**
 * What can happen to a statement: it never arrives; it is done and nobody hears of it; or the process dies, with every
 * connection it has.
 */
export type Fault = 'unsent' | 'unanswered' | 'death';
const kinds = ['unsent', 'unanswered', 'unanswered', 'death'] as const satisfies Fault[];

export interface Faults {
  /** Only while it is set, something fails. */
  isOn: boolean;
  readonly counts: Record<Fault, number>;
  /** How often the process has died. */
  deaths(): number;
  /** Lets the connections of a pool fail; before it is used. */
  watch(pool: pg.Pool): void;
}

/** What changes something, and the end of a transaction: there it matters whether it was heard. */
const writes = /^\s*(commit|insert|update|delete)\b/i;

type Query = (...args: unknown[]) => unknown;
type Callback = (error: Error | null, ...rest: unknown[]) => void;

/** One of `every` statements that write fails, chosen by `random`: the same ones each time. */
export function makeFaults(random: () => number, every: number): Faults {
  const counts = { unsent: 0, unanswered: 0, death: 0 };
  const clients = new Set<pg.PoolClient>();

  const draw = (statement: string): Fault | null => {
    if (!faults.isOn || !writes.test(statement) || random() >= 1 / every) return null;
    const fault = kinds[Math.floor(random() * kinds.length)] ?? 'unsent';
    counts[fault] += 1;
    return fault;
  };

  const faults: Faults = {
    isOn: false,
    counts,
    deaths: () => counts.death,
    watch(pool) {
      pool.on('connect', (client) => {
        clients.add(client);
        // It has many signatures, of which the pool and Kysely use two.
        const query = client.query.bind(client) as unknown as Query;
        const failing: Query = (...args) => {
          const fault = draw(textOf(args[0]));
          if (fault === null) return query(...args);
          if (fault === 'death') for (const each of clients) breakOff(each);
          if (fault === 'unanswered') return withoutAnswer(client, query, args);
          breakOff(client);
          return query(...args);
        };
        Object.assign(client, { query: failing });
      });
      pool.on('remove', (client) => void clients.delete(client));
    },
  };
  return faults;
}

const textOf = (query: unknown): string =>
  typeof query === 'string'
    ? query
    : typeof query === 'object' && query !== null && 'text' in query
      ? String(query.text)
      : '';

const breakOff = (client: pg.PoolClient): void => void client.connection.stream.destroy();

function withoutAnswer(client: pg.PoolClient, query: Query, args: readonly unknown[]): unknown {
  const lose = (): Error => {
    breakOff(client);
    return new Error('Connection terminated unexpectedly');
  };
  const last = args.at(-1);
  if (typeof last === 'function') return query(...args.slice(0, -1), () => (last as Callback)(lose()));
  return Promise.resolve(query(...args)).then(
    () => Promise.reject(lose()),
    () => Promise.reject(lose()),
  );
}
