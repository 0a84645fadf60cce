import autocannon from 'autocannon';
import type { Kind, Visitors } from './visitors.ts';

export interface Sending {
  /** How many are under way at once. */
  readonly connections: number;
  readonly seconds?: number;
  /** Instead of seconds: how many requests. */
  readonly amount?: number;
  /** Requests a second of all connections; as fast as they are answered without it. */
  readonly rate?: number;
}

export interface Sent {
  readonly count: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  /** Bytes of an answer, head included. */
  readonly bytes: number;
  /** `order 201` and how often; `timeout` and `broken` are connections without an answer. */
  readonly answers: ReadonlyMap<string, number>;
}

/** Sends requests of the kinds that `draw` names. */
export async function send(
  origin: string,
  visitors: Visitors,
  draw: () => Kind,
  { connections, seconds = 5, amount, rate }: Sending,
): Promise<Sent> {
  const answers = new Map<string, number>();
  // One request that is another one each time: what a connection has sent stands in its context.
  const request: autocannon.Request = {
    setupRequest: (former, context: { kind?: Kind }) => {
      const { kind, request: next } = visitors.ask(draw());
      context.kind = kind;
      return { ...former, ...next, body: next.body };
    },
    onResponse: (status, body, context: { kind?: Kind }) => {
      const { kind } = context;
      if (kind === undefined) return;
      answers.set(`${kind} ${status}`, (answers.get(`${kind} ${status}`) ?? 0) + 1);
      visitors.hear(kind, status, body);
    },
  };
  const limit = amount === undefined ? { duration: seconds } : { amount };
  const paced = rate === undefined ? {} : { overallRate: rate, ignoreCoordinatedOmission: true };
  const result = await autocannon({ url: origin, connections, ...limit, ...paced, timeout: 20, requests: [request] });
  if (result.timeouts > 0) answers.set('timeout', result.timeouts);
  if (result.errors > result.timeouts) answers.set('broken', result.errors - result.timeouts);
  return summary(result, answers);
}

/** The same for one address of any server. */
export async function sendPlain(url: string, { connections, seconds = 5 }: Sending): Promise<Sent> {
  const result = await autocannon({ url, connections, duration: seconds });
  return summary(result, new Map());
}

function summary(result: autocannon.Result, answers: ReadonlyMap<string, number>): Sent {
  const count = result.requests.total;
  return {
    count,
    seconds: result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: result.throughput.total / count,
    answers,
  };
}
