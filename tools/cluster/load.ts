import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '#contract/calls.ts';
import type { Cluster } from './startCluster.ts';
import { Visitor } from './visitor.ts';

/** What was asked for through nginx, how it was answered, and how long people waited. */
export interface Traffic {
  /** Requests, each with all of its tries. */
  asked: number;
  done: number;
  /** Tries by what they were answered: a status, or why there was no answer. */
  readonly answers: Map<string, number>;
  /** Answers 503 that did not say when to come again. */
  bare503: number;
  longestWaitMs: number;
  /** The longest time in which nothing was done. */
  longestGapMs: number;
  failedFirst: number;
}

export interface Load {
  readonly traffic: Traffic;
  /** No new ones; those under way are still tried until they are done or hopeless. */
  stop(): Promise<void>;
}

/** Whoever has waited so long without success has lost what they wrote. */
const HOPELESS_MS = 90_000;

/** Sends so many requests a second, each tried again, as our client does, until it is done. */
export function startLoad(
  perSecond: number,
  send: (index: number) => Promise<() => Promise<Response>>,
  isDone: (status: number) => boolean,
): Load {
  const traffic: Traffic = {
    asked: 0,
    done: 0,
    answers: new Map(),
    bare503: 0,
    longestWaitMs: 0,
    longestGapMs: 0,
    failedFirst: 0,
  };
  let lastDone = performance.now();
  const tryUntilDone = async (index: number): Promise<void> => {
    const attempt = await send(index);
    const began = performance.now();
    for (let tries = 1; performance.now() - began < HOPELESS_MS; tries += 1) {
      const { name, status, retryAfter } = await answerOf(attempt);
      traffic.answers.set(name, (traffic.answers.get(name) ?? 0) + 1);
      if (status === 503 && retryAfter === null) traffic.bare503 += 1;
      if (isDone(status)) {
        const now = performance.now();
        traffic.done += 1;
        traffic.longestWaitMs = Math.max(traffic.longestWaitMs, now - began);
        traffic.longestGapMs = Math.max(traffic.longestGapMs, now - lastDone);
        lastDone = now;
        return;
      }
      if (tries === 1) traffic.failedFirst += 1;
      // Not all at the same moment.
      await pause((Number(retryAfter) || 1) * 1_000 * (1 + Math.random() / 2));
    }
    traffic.longestWaitMs = Math.max(traffic.longestWaitMs, HOPELESS_MS);
  };
  const underWay = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const one = tryUntilDone(traffic.asked);
    traffic.asked += 1;
    underWay.add(one);
    // What could not even be asked for fails the drill when it stops this.
    one.then(
      () => underWay.delete(one),
      () => undefined,
    );
  }, 1_000 / perSecond);
  return {
    traffic,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}

async function answerOf(attempt: () => Promise<Response>) {
  try {
    const answer = await attempt();
    await answer.arrayBuffer();
    return { name: String(answer.status), status: answer.status, retryAfter: answer.headers.get('retry-after') };
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    return { name: reason === 'TimeoutError' ? 'no answer in 20 s' : reason, status: 0, retryAfter: null };
  }
}

export interface Writes extends Load {
  /**
   * What was acknowledged and is not there, what is there more than once, and what a try had done that was not
   * answered, where clocks agree: only these could have been done twice.
   */
  compare(cluster: Cluster): Promise<{ readonly lost: number; readonly doubled: number; readonly unanswered: number }>;
}

/** Messages to the owners of cars, each with a key of its own and told apart by its text. */
export async function startWrites(perSecond = 20): Promise<Writes> {
  const writer = new Visitor();
  await writer.logIn('client@gza.example');
  const threads = await writer.openThreads();
  const run = randomUUID().slice(0, 8);
  /** When the try that was answered began. */
  const acknowledged = new Map<string, number>();
  const load = startLoad(
    perSecond,
    async (index) => {
      const key = randomUUID();
      const text = `drill ${run} number ${index}`;
      // Writes to one thread wait for each other.
      const path = calls.sendMessage.path.replace(':id', String(threads[index % threads.length]));
      return async () => {
        const began = Date.now();
        const answer = await writer.send('POST', path, { text }, { 'idempotency-key': key });
        if (answer.status === 201) acknowledged.set(text, began);
        return answer;
      };
    },
    (status) => status === 201,
  );
  return {
    ...load,
    compare: async (cluster) => {
      const rows = await cluster.ask<{ text: string; count: string; first: Date }>(
        'select text, count(*), min(created_at) as first from messages where text like $1 group by text',
        [`drill ${run} %`],
      );
      const found = new Map(rows.map(({ text, count }) => [text, Number(count)]));
      return {
        lost: [...acknowledged.keys()].filter((text) => !found.has(text)).length,
        doubled: [...found.values()].filter((count) => count > 1).length,
        unanswered: rows.filter(({ text, first }) => first.getTime() < (acknowledged.get(text) ?? 0)).length,
      };
    },
  };
}

/** Visitors without a login who search; each question is another, so that no answer is a former one. */
export function startSearches(perSecond = 5): Load {
  const visitor = new Visitor();
  return startLoad(
    perSecond,
    async (index) => () => visitor.send('GET', `${calls.searchCars.path}?price_max=${20_000 + index}`),
    (status) => status === 200,
  );
}
