import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getThread, listThreads, Thread } from '#contract/calls/threads.ts';
import { market } from '#server/testing/people/renters.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { listThreads as readThreads } from './listThreads.ts';
import { opened, parties, threadsOf } from './testing/parties.ts';

test('the list is for its own party, with cookie and token together', async (t) => {
  const market_ = await market(t);
  const { client, owner } = await parties(market_);
  await opened(market_);
  const status = async (browser: TestBrowser, query: string) =>
    (await browser.inject(`/api/threads/list?${query}`)).status;
  assert.equal(await status(client.browser, `${client.query}&api_token=token`), 200);
  assert.equal(await status(client.browser, client.query), 401);
  assert.equal(await status(client.browser, `${client.query}&api_token=other`), 401);
  assert.equal(await status(market_.app.visitor(), `${client.query}&api_token=token`), 401);
  assert.equal(await status(client.browser, `${owner.query}&api_token=token`), 404);
  assert.equal(await status(client.browser, `${client.query}&${owner.query}&api_token=token`), 404);
  assert.equal(await status(client.browser, 'client=999999&api_token=token'), 404);
  const none = await client.browser.inject('/api/threads/list?api_token=token');
  assert.deepEqual([none.status, none.body], [422, { client: 'Please fill in this field.' }]);
});

test('however many threads a user has, each is on one page of the list, and can be read alone', async (t) => {
  const place = await market(t);
  const { client, owner } = await parties(place);
  const own = await opened(place);
  // Two at a time were written in at the same moment.
  await place.app.context.pool.query(
    `insert into threads (client_id, owner_id, car_id, created_at, last_at)
     select $1, owners.id, cars.id, $2::timestamptz, $2::timestamptz - row_number() over () / 2 * interval '1 minute'
     from cars cross join owners where (owners.id, cars.id) <> (select owner_id, car_id from threads where id = $3) limit 999`,
    [client.query.split('=')[1], place.clock(), own],
  );
  const pages: number[][] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const url: string = `/api/threads/list?${client.query}&api_token=token${cursor === '' ? '' : `&cursor=${cursor}`}`;
    const page = listThreads.response.parse((await client.browser.inject(url)).body);
    pages.push(page.threads.map((thread) => Thread.parse(thread).id));
    cursor = page.next_cursor ?? null;
  }
  assert.deepEqual([pages.map(({ length }) => length), new Set(pages.flat()).size], [[500, 500], 1000]);
  // For a user with both sides: a side that is listed to its end is not listed again.
  const [clientId, ownerId] = [client, owner].map(({ query }) => Number(query.split('=')[1]));
  const both = { clientId: clientId ?? null, ownerId: ownerId ?? null };
  const actor = { userId: 1, roles: [], sessionId: 1, mustSetUpSecondFactor: false, viewerId: null, ...both };
  const ask = (cursor?: string) =>
    readThreads(place.app.context, actor, { api_token: 'token', client: clientId, owner: ownerId, cursor });
  const first = await ask();
  const second = await ask(first.next_cursor ?? undefined);
  const sides = [...first.threads, ...second.threads].map(({ side }) => side);
  assert.equal(second.next_cursor, null);
  assert.equal(sides.filter((side) => side === 'client').length, 1000);
  assert.equal(sides.filter((side) => side === 'owner').length, (await threadsOf(owner)).length);

  const wrong = `/api/threads/list?${client.query}&api_token=token&cursor=x`;
  assert.equal((await client.browser.inject(wrong)).status, 422);

  const last = pages.at(-1)?.at(-1) ?? 0;
  const alone = await client.browser.inject(`/api/threads/${own}`);
  const listed = (await threadsOf(owner)).find(({ id }) => id === own);
  assert.deepEqual(getThread.response.parse((await owner.browser.inject(`/api/threads/${own}`)).body).thread, listed);
  assert.equal(getThread.response.parse(alone.body).thread.side, 'client');
  assert.equal((await client.browser.inject(`/api/threads/${last}`)).status, 200);
  for (const browser of [place.stranger, place.admin])
    assert.equal((await browser.inject(`/api/threads/${own}`)).status, 404);
});
