import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { buildApp } from '#server/app.ts';
import { openThread } from '#contract/threads.ts';
import { readEvents } from '#server/testing/eventReader.ts';
import { post } from '#server/testing/people.ts';
import { market, type Market } from '#server/testing/renters.ts';

const listen = (market_: Market) => market_.app.app.listen({ host: '127.0.0.1', port: 0 });

/** A second process, as far as the database can tell: another app with a connection of its own that listens. */
async function secondServer(t: TestContext, { app }: Market): Promise<string> {
  const second = await buildApp(app.context);
  t.after(() => second.close());
  return second.listen({ host: '127.0.0.1', port: 0 });
}

async function opened({ client, carId }: Market): Promise<number> {
  const answer = await post(client, '/api/threads', { car_id: carId, text: 'Hello' });
  return openThread.response.parse(answer.body).thread.id;
}

test('both sides hear of a message through every server, and nobody else does', async (t) => {
  const market_ = await market(t);
  const [one, two] = [await listen(market_), await secondServer(t, market_)];
  const owner = await readEvents(t, two, market_.owner);
  const client = await readEvents(t, one, market_.client);
  const stranger = await readEvents(t, two, market_.stranger);
  const id = await opened(market_);
  const expected = `thread {"thread_id":${id}}`;
  assert.deepEqual([await owner.next(), await client.next()], [expected, expected]);
  await post(market_.owner, `/api/threads/${id}/seen`);
  assert.deepEqual([await owner.next(), await client.next()], [expected, expected]);
  // Had the stranger heard of it, that would stand before this.
  await post(market_.stranger, '/api/logout');
  assert.equal(await stranger.next(), 'end');
});

test('a stream ends with its session, whatever ends it', async (t) => {
  const market_ = await market(t);
  const { app, clock, client, owner } = market_;
  const [one, two] = [await listen(market_), await secondServer(t, market_)];
  const loggedOut = await readEvents(t, two, client);
  const expired = await readEvents(t, one, {
    cookies: await (async () => {
      await app.context.pool.query(
        "update sessions set expires_at = $1 where user_id = (select id from users where email = 'physicalOwner@access.test')",
        [new Date(clock().getTime() + 50)],
      );
      return owner.cookies;
    })(),
  });
  await post(client, '/api/logout');
  assert.deepEqual([await loggedOut.next(), await expired.next()], ['end', 'end']);
  assert.equal((await readEvents(t, one, client)).status, 401);
});

test('listening begins anew after the database has cut it off, and streams are told to catch up', async (t) => {
  const market_ = await market(t);
  const reader = await readEvents(t, await listen(market_), market_.client);
  await market_.app.context.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gza events' and datname = current_database()",
  );
  assert.equal(await reader.next(), 'catch_up {}');
  const id = await opened(market_);
  assert.equal(await reader.next(), `thread {"thread_id":${id}}`);
});

test('a session has only so many streams, and closed ones do not count', async (t) => {
  const market_ = await market(t, {}, { config: { limitsFactor: 0.5 } });
  const address = await listen(market_);
  const statuses = [];
  for (let index = 0; index < 4; index += 1) statuses.push((await readEvents(t, address, market_.client)).status);
  assert.deepEqual(statuses, [200, 200, 200, 429]);
  assert.equal((await readEvents(t, address, market_.owner)).status, 200);
});

test('stopping ends the streams instead of waiting for them', async (t) => {
  const market_ = await market(t);
  const reader = await readEvents(t, await listen(market_), market_.client);
  assert.equal(reader.status, 200);
  await market_.app.app.close();
  assert.equal(await reader.next(), 'end');
});
