import assert from 'node:assert/strict';
import { listOperations } from '#contract/calls/operations/operations.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { atBank, type Market, ordered, payment } from '#server/testing/people/renters.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';

type Answer = ReturnType<typeof listOperations.response.parse>;

/** What moved since the fleet was filled. */
export const see = async (browser: TestBrowser, query = ''): Promise<Answer> => {
  const answer = await browser.inject(`/api/operations?from=2026-11-20&page_size=100${query}`);
  assert.equal(answer.status, 200, answer.text);
  return listOperations.response.parse(answer.body);
};

/** An order whose client has paid. */
export async function paid(place: Market, way: 'full' | 'part' = 'full', dates?: { from: string; to: string }) {
  const order = await ordered(place, place.client, dates, way);
  await atBank(place.client, await payment(place.client, order.id), 'action=approve&delivery=now');
  await drainJobs(place.app);
  return order;
}
