import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { AnyCall } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { ErrorBody } from '#contract/errors.ts';
import type { TestAnswer, TestBrowser, TestRequest } from '../testBrowser.ts';
import type { Faults } from './faults.ts';

/** More than ever fail one after the other: what writes thirty statements gets through one time in ten. */
const MOST_TRIES = 200;

export interface Patience {
  /** Writes that may have been done although the last answer was a refusal: what a retry finds done already. */
  uncertain: number;
  retries: number;
}

/** Paths of the calls that are done once for a key. */
const onceForKey = Object.values<AnyCall>(calls)
  .filter(({ method, idempotency }) => method === 'POST' && idempotency !== 'none')
  .map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));

/** A person leaves then, and comes back another time. */
const isBankAway = ({ body }: TestAnswer): boolean => ErrorBody.safeParse(body).data?.code === 'BANK_UNAVAILABLE';

interface Life {
  /** Waits for the end of what has failed. */
  readonly calm: () => Promise<void>;
  /** Begins the process anew after it died. */
  readonly revive: () => Promise<void>;
  /** Whether what was done is asked for once more. */
  readonly isRepeated: () => boolean;
}

/**
 * Asks again, as the site does, with the same key, until there is an answer; a process that died is replaced first. What
 * comes once more with its key changes nothing and has the same answer.
 */
export function patientBrowser(
  browser: TestBrowser,
  faults: Faults,
  patience: Patience,
  { calm, revive, isRepeated }: Life,
): TestBrowser {
  const untilAnswered = async (request: TestRequest, isWrite: boolean): Promise<TestAnswer> => {
    for (let tries = 1; ; tries += 1) {
      const deaths = faults.deaths();
      const answer = await browser.inject(request);
      const isLost = faults.deaths() > deaths;
      await calm();
      if (isLost) await revive();
      assert.notEqual(answer.status, 500, `${request.method ?? 'GET'} ${request.url}: ${answer.text}`);
      assert.ok(tries < MOST_TRIES, `${request.url} is never answered: ${answer.text}`);
      if (!isLost && (answer.status !== 503 || isBankAway(answer))) {
        if (isWrite && tries > 1 && answer.status >= 400) patience.uncertain += 1;
        return answer;
      }
      patience.retries += 1;
    }
  };
  return {
    cookies: browser.cookies,
    async inject(request) {
      const asked = typeof request === 'string' ? { url: request } : request;
      const isWrite = asked.method !== undefined && asked.method !== 'GET';
      const headers = { ...(asked.method === 'POST' && { 'idempotency-key': randomUUID() }), ...asked.headers };
      const answer = await untilAnswered({ ...asked, headers }, isWrite);
      const isOnce = asked.method === 'POST' && onceForKey.some((path) => path.test(asked.url));
      if (!isOnce || answer.status >= 300 || !isRepeated()) return answer;
      const { status, body } = await untilAnswered({ ...asked, headers }, false);
      // Of a payment the bank may have told more since.
      if (!asked.url.endsWith('/payments'))
        assert.deepEqual([status, body], [answer.status, answer.body], `${asked.url} with a key that was used`);
      return answer;
    },
  };
}
