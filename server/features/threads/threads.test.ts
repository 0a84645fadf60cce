import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listMessages, type Message, sendMessage } from '#contract/calls/threads.ts';
import { forgetAnswers } from '#server/platform/jobs/forgetExpired.ts';
import { countStatuses, mailsTo, post } from '#server/testing/people/people.ts';
import { atBank, market, ordered, payment } from '#server/testing/people/renters.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { mailUnread } from './mailUnread.ts';
import { opened, parties, type Party, threadsOf } from './testing/parties.ts';

const send = (browser: TestBrowser, id: number, text: string, key?: string) =>
  browser.inject({
    method: 'POST',
    url: `/api/threads/${id}/messages`,
    body: { text },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

async function messages(browser: TestBrowser, id: number): Promise<Message[]> {
  const shown: Message[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const url: string = `/api/threads/${id}/messages${cursor === '' ? '' : `?cursor=${cursor}`}`;
    const page = listMessages.response.parse((await browser.inject(url)).body);
    shown.push(...page.messages);
    cursor = page.next_cursor;
  }
  return shown;
}

const flags = async (party: Party) => (await threadsOf(party)).map((one) => [one.is_seen, one.is_answer]);

test('a client writes to an owner, and the flags say who has not read what', async (t) => {
  const market_ = await market(t);
  const { client, owner } = await parties(market_);
  const id = await opened(market_, '  Is it free?\nI come in May.  ');
  assert.equal(await opened(market_, 'And in June?'), id, 'one thread for the three of them');
  assert.deepEqual([await flags(client), await flags(owner)], [[[0, 0]], [[0, 0]]]);

  await post(owner.browser, `/api/threads/${id}/seen`);
  assert.deepEqual(await flags(owner), [[1, 0]]);
  const [seen] = await threadsOf(client);
  assert.equal(seen?.seen_id, seen?.last_message?.id);

  assert.equal((await send(owner.browser, id, 'It is.')).status, 201);
  assert.deepEqual([await flags(client), await flags(owner)], [[[0, 1]], [[0, 1]]]);
  assert.deepEqual(
    (await messages(client.browser, id)).map(({ text, is_own, author }) => [text, is_own, author]),
    [
      ['It is.', false, 'owner'],
      ['And in June?', true, 'client'],
      ['Is it free?\nI come in May.', true, 'client'],
    ],
  );
  const seenBy = async ({ browser }: Party) =>
    listMessages.response.parse((await browser.inject(`/api/threads/${id}/messages`)).body).seen_id;
  // How far the other one has read: who writes has read what is above it.
  assert.equal((await seenBy(client)) - (await seenBy(owner)), 1);
  const [shown] = await threadsOf(owner);
  assert.deepEqual([shown?.side, shown?.name, shown?.car.id], ['owner', 'Nino B.', market_.carId]);
});

test('others find neither the thread nor anything in it, and an unknown car cannot be written to', async (t) => {
  const market_ = await market(t);
  const { stranger, admin, owner, client, app, carId } = market_;
  const id = await opened(market_);
  for (const browser of [stranger, admin]) {
    assert.equal((await browser.inject(`/api/threads/${id}/messages`)).status, 404);
    assert.equal((await send(browser, id, 'Hello')).status, 404);
    assert.equal((await post(browser, `/api/threads/${id}/seen`)).status, 404);
  }
  assert.equal((await post(owner, '/api/threads', { car_id: carId, text: 'Hello' })).status, 403);
  for (const text of ['', '  \n ', '\u200B', '\u202E', 'x'.repeat(2001), undefined])
    assert.equal(
      (await client.inject({ method: 'POST', url: `/api/threads/${id}/messages`, body: { text } })).status,
      422,
    );
  assert.equal((await client.inject(`/api/threads/${id}/messages?cursor=x`)).status, 422);
  await app.context.pool.query("update cars set status = 'inactive' where id = $1", [carId]);
  assert.equal((await post(client, '/api/threads', { car_id: carId, text: 'Hello' })).status, 404);
  assert.equal((await send(owner, id, 'It is being repaired.')).status, 201);
});

test('the same key writes once, however often and at the same time it is tried', async (t) => {
  const market_ = await market(t);
  const { client, owner } = market_;
  const id = await opened(market_);
  const tries = await Promise.all(Array.from({ length: 8 }, () => send(client, id, 'Once', 'key-1')));
  const again = await send(client, id, 'Once', 'key-1');
  assert.equal(again.status, 201);
  assert.ok(tries.every(({ status }) => status === 201 || status === 409));
  assert.equal((await send(client, id, 'Other', 'key-1')).status, 422);
  const sent = sendMessage.response.parse(again.body).message;
  assert.equal(sent.key, 'key-1');
  const [last, first] = await messages(owner, id);
  assert.deepEqual([last?.text, last?.key, first?.text], ['Once', null, 'Is it free?']);
});

test('a key that comes again after its answer was forgotten still writes once', async (t) => {
  const market_ = await market(t);
  const { client, owner, clock, app } = market_;
  const id = await opened(market_);
  // Half a character is kept as the sign for what cannot be read.
  const text = 'Once \ud83d';
  const sent = sendMessage.response.parse((await send(client, id, text, 'key-1')).body).message;
  clock.advance(25 * 3_600_000);
  await forgetAnswers.run(undefined, app.context);
  const again = await send(client, id, text, 'key-1');
  assert.equal(again.status, 201, again.text);
  assert.equal(sendMessage.response.parse(again.body).message.id, sent.id);
  assert.equal((await messages(owner, id)).length, 2);
});

test('parallel writers of both sides lose nothing, and ids grow in the order of the messages', async (t) => {
  const market_ = await market(t);
  const { client, owner } = market_;
  const id = await opened(market_);
  const answers = await Promise.all(
    Array.from({ length: 45 }, (_, index) => send(index % 2 === 0 ? client : owner, id, `Line ${index}`)),
  );
  assert.deepEqual(countStatuses(answers), { 201: 45 });
  const all = await messages(client, id);
  assert.equal(all.length, 46, 'also over pages');
  assert.deepEqual(
    all.map((message) => message.id),
    all.map((message) => message.id).toSorted((a, b) => b - a),
  );
  assert.equal(new Set(all.map(({ text }) => text)).size, 46);
});

test('more than thirty messages a minute are refused', async (t) => {
  const market_ = await market(t, {}, { config: { limitsFactor: 1 } });
  const id = await opened(market_);
  const answers = [];
  for (let index = 0; index < 30; index += 1) answers.push(await send(market_.client, id, `Line ${index}`));
  assert.deepEqual(countStatuses(answers), { 201: 29, 429: 1 });
  assert.equal((await send(market_.owner, id, 'I may.')).status, 201);
  market_.clock.advance(61_000);
  assert.equal((await send(market_.client, id, 'Now again.')).status, 201);
});

test('contact details are covered until an order between the two is paid', async (t) => {
  const market_ = await market(t);
  const { client, owner, app } = market_;
  const id = await opened(market_, 'Call me: +995 555 12 34 56 or t.me/nino');
  const lastOf = async (browser: TestBrowser) =>
    (await messages(browser, id)).filter(({ author }) => author !== 'system').map((one) => [one.text, one.is_masked]);
  const typed = 'Call me: +995 555 12 34 56 or t.me/nino';
  assert.deepEqual(await lastOf(client), [[typed, true]]);
  assert.deepEqual(await lastOf(owner), [['Call me: ••• or •••', true]]);
  const { owner: party } = await parties(market_);
  assert.equal((await threadsOf(party))[0]?.last_message?.text, 'Call me: ••• or •••');

  const { id: orderId } = await ordered(market_, client);
  assert.deepEqual(await lastOf(owner), [['Call me: ••• or •••', true]], 'an order alone changes nothing');
  await atBank(client, await payment(client, orderId), 'action=approve&delivery=now');
  await mailsTo(app, 'nobody@access.test');
  assert.deepEqual(await lastOf(owner), [[typed, false]]);
  const lines = (await messages(owner, id)).filter(({ author }) => author === 'system');
  assert.deepEqual(
    lines.map(({ order, text }) => [order?.id, order?.event, text]),
    [
      [orderId, 'pay', ''],
      [orderId, 'book', ''],
    ],
  );
  assert.deepEqual((await threadsOf(party))[0]?.order?.status, 'confirmed');
});

test('nothing can be written to a deleted account, and what was written before stays', async (t) => {
  const market_ = await market(t);
  const { app } = market_;
  const { owner } = await parties(market_);
  const id = await opened(market_);
  assert.equal((await send(owner.browser, id, 'It is.', 'first-answer')).status, 201);
  const isDeleted = async () => (await threadsOf(owner)).map((thread) => thread.is_other_side_deleted);
  assert.deepEqual(await isDeleted(), [false]);
  await app.context.pool.query("update users set deleted_at = now() where email = 'client@access.test'");
  assert.deepEqual(await isDeleted(), [true]);
  const refused = await send(owner.browser, id, 'Are you there?');
  // What is refused for good delays no other message; a 409 may pass.
  assert.deepEqual([refused.status, Object.keys(refused.body as object)], [422, ['text']]);
  await forgetAnswers.run(undefined, app.context);
  assert.equal((await send(owner.browser, id, 'It is.', 'first-answer')).status, 201, 'its answer was lost');
  assert.equal((await messages(owner.browser, id)).length, 2);
});

test('a line about an order opens the thread and does not count as unread', async (t) => {
  const market_ = await market(t, { needsConfirmation: true });
  const { client, owner } = await parties(market_);
  const { id } = await ordered(market_, client.browser);
  await post(owner.browser, `/api/orders/${id}/decline`);
  assert.deepEqual([await flags(client), await flags(owner)], [[[1, 0]], [[1, 0]]]);
  const [thread] = await threadsOf(owner);
  assert.deepEqual([thread?.last_message?.order?.event, thread?.last_message?.is_own], ['decline', false]);
  assert.equal((await send(owner.browser, thread?.id ?? 0, 'Sorry, it is in repair.')).status, 201);
  assert.deepEqual(await flags(client), [[0, 1]]);
});

test('a run of unread messages has one mail after five minutes, and none when it was read', async (t) => {
  const market_ = await market(t);
  const { app, client, owner, clock } = market_;
  const queued = async () =>
    (
      await app.context.pool.query<{ payload: { thread_id: number; side: 'client' | 'owner'; message_id: number } }>(
        `select j.payload, j.run_at = $1::timestamptz as is_due from graphile_worker._private_jobs j
           join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier = 'mailUnread' order by j.id`,
        [new Date(clock().getTime() + 300_000)],
      )
    ).rows;
  const id = await opened(market_, 'Write to nino@secret.example');
  await send(client, id, 'Hello?');
  const [first, ...others] = await queued();
  assert.equal(others.length, 0, 'the second message belongs to the run of the first');
  assert.deepEqual(first, {
    payload: { thread_id: id, side: 'owner', message_id: first?.payload.message_id },
    is_due: true,
  });

  const due = async () => {
    for (const { payload } of await queued()) await mailUnread.run(payload, app.context);
    await app.context.pool.query(
      'delete from graphile_worker._private_jobs where task_id = (select id from graphile_worker._private_tasks where identifier = $1)',
      ['mailUnread'],
    );
    return mailsTo(app, 'physicalOwner@access.test');
  };
  const [mail] = await due();
  assert.match(mail?.subject ?? '', /^New message about /);
  assert.match(mail?.text ?? '', new RegExp(`/chat\\?thread=${id}\\b`));
  assert.doesNotMatch(`${mail?.text}${mail?.html}`, /secret|Hello|Nino/);
  await send(client, id, 'Still there?');
  assert.equal((await due()).length, 1, 'still the same run');

  await post(owner, `/api/threads/${id}/seen`);
  await send(client, id, 'One more.');
  await post(owner, `/api/threads/${id}/seen`);
  assert.equal((await due()).length, 1, 'read meanwhile');
  await send(client, id, 'First');
  const seenUpTo = (await messages(owner, id))[0]?.id;
  await send(client, id, 'Second');
  await post(owner, `/api/threads/${id}/seen`, { message_id: seenUpTo });
  assert.equal((await due()).length, 2, 'what came while reading is a run of its own');
});
