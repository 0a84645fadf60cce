import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { TestAnswer, TestBrowser } from '../testBrowser.ts';
import type { Faults } from './faults.ts';

/** More than ever fail one after the other: what writes thirty statements gets through one time in ten. */
const MOST_TRIES = 200;

export interface Patience {
  /** Writes that may have been done although the last answer was a refusal: what a retry finds done already. */
  uncertain: number;
  retries: number;
}

/** Asks again, as the site does, with the same key, until there is an answer; a process that died is replaced first. */
export function patientBrowser(
  browser: TestBrowser,
  faults: Faults,
  patience: Patience,
  revive: () => Promise<void>,
): TestBrowser {
  return {
    cookies: browser.cookies,
    async inject(request) {
      const asked = typeof request === 'string' ? { url: request } : request;
      const isWrite = asked.method !== undefined && asked.method !== 'GET';
      const headers = { ...(asked.method === 'POST' && { 'idempotency-key': randomUUID() }), ...asked.headers };
      for (let tries = 1; ; tries += 1) {
        const deaths = faults.deaths();
        const answer: TestAnswer = await browser.inject({ ...asked, headers });
        const isLost = faults.deaths() > deaths;
        if (isLost) await revive();
        assert.notEqual(answer.status, 500, `${asked.method ?? 'GET'} ${asked.url}: ${answer.text}`);
        assert.ok(tries < MOST_TRIES, `${asked.url} is never answered: ${answer.text}`);
        if (!isLost && answer.status !== 503) {
          if (isWrite && tries > 1 && answer.status >= 400) patience.uncertain += 1;
          return answer;
        }
        patience.retries += 1;
      }
    },
  };
}
