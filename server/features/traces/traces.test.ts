import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeTrace, getTrace, listTraces, openTracePerson } from '#contract/calls/traces.ts';
import { openThread } from '#contract/calls/threads.ts';
import { post as send } from '#server/testing/people/people.ts';
import { market, ordered, someDates } from '#server/testing/people/renters.ts';
import { testClient } from '#server/testing/people/testActors.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { aTrace, auditOf, post, report, reportDesk } from './testing/reportDesk.ts';

const list = async (browser: TestBrowser, query = '') =>
  listTraces.response.parse((await browser.inject(`/api/traces${query}`)).body);
const open = async (browser: TestBrowser, id: number) =>
  getTrace.response.parse((await browser.inject(`/api/traces/${id}`)).body);
const patch = (browser: TestBrowser, id: number, body: object) =>
  browser.inject({ method: 'PATCH', url: `/api/traces/${id}`, body });

test('what a visitor sends is found by its number, and opened as it was sent', async (t) => {
  const { visitor, support, actors, server } = await reportDesk(t);
  const first = await report(visitor, { note: '  The page stayed white  ' });
  const second = await report(visitor);
  assert.match(first.number, /^R-[2-9A-Z]{4}-[2-9A-Z]{2}$/);
  const { traces, counts, total } = await list(support);
  assert.deepEqual(
    traces.map(({ number }) => number),
    [second.number, first.number],
  );
  assert.deepEqual([counts, total], [{ new: 2, open: 0, solved: 0 }, 2]);
  for (const q of [first.number, first.number.toLowerCase().replaceAll('-', ''), first.number.slice(2, 6)]) {
    const found = await list(support, `?q=${q}`);
    assert.deepEqual([found.traces.map(({ id }) => id), found.total], [[first.id], 1], q);
  }
  assert.deepEqual((await list(support, '?q=%25')).traces, []);
  const { report: seen, trace, notes } = await open(support, first.id);
  assert.deepEqual(trace, aTrace());
  assert.deepEqual(seen, {
    id: first.id,
    number: first.number,
    state: 'new',
    note: 'The page stayed white',
    person: null,
    order: null,
    thread_id: null,
    screen: '/orders',
    count: 1,
    build: '4f1c2ab',
    locale: 'ka',
    viewport: { width: 390, height: 844 },
    sent_at: '2026-11-20T06:00:00.000Z',
    deleted_at: '2026-12-20T06:00:00.000Z',
    handler: null,
  });
  assert.deepEqual(notes, []);
  assert.deepEqual(await auditOf(server), [`${actors.support.userId} trace_opened null {"report":"${first.number}"}`]);
});

test('only staff see that there is a report', async (t) => {
  const { visitor, client, server, actors } = await reportDesk(t);
  const { id } = await report(client);
  for (const name of ['client', 'otherClient', 'physicalOwner'] as const) {
    const browser = server.visitor();
    browser.cookies.set('session', actors[name].cookie ?? '');
    for (const [method, part] of [
      ['GET', ''],
      ['PATCH', ''],
      ['POST', '/notes'],
      ['POST', '/person'],
    ] as const)
      assert.equal((await browser.inject({ method, url: `/api/traces/${id}${part}` })).status, 403, name);
  }
  assert.equal((await visitor.inject(`/api/traces/${id}`)).status, 401);
  assert.deepEqual(await auditOf(server), []);
});

test('staff who have no second factor yet open nothing where they need one', async (t) => {
  const { visitor, support, admin } = await reportDesk(t, { config: { staffSecondFactor: 'required' } });
  const { id } = await report(visitor);
  for (const browser of [support, admin]) {
    const { status, body } = await browser.inject(`/api/traces/${id}`);
    assert.deepEqual([status, (body as { code: string }).code], [403, 'SECOND_FACTOR_REQUIRED']);
  }
});

test('an admin who views an account sends no report in its name', async (t) => {
  const { admin, actors } = await reportDesk(t);
  assert.equal((await send(admin, `/api/accounts/${actors.client.userId}/view`)).status, 200);
  const { status, body } = await post(admin, { trace: aTrace() });
  assert.deepEqual([status, (body as { code: string }).code], [403, 'READ_ONLY']);
});

test('file and note are encrypted, each for its own report', async (t) => {
  const { client, support, server } = await reportDesk(t, { config: { logLevel: 'silent' } });
  const note = 'canary-note-Qz81xW';
  const one = await report(client, {
    note,
    trace: aTrace({ route: { pattern: '/', params: { slug: 'canary-state-vn33kd' } } }),
  });
  const other = await report(client);
  await patch(support, one.id, { note: 'canary-staff-Jt50mB' });
  const { pool } = server.context;
  const { rows } = await pool.query<Record<string, unknown>>(
    'select t.*, n.text_sealed from traces t left join trace_notes n on n.trace_id = t.id order by t.id',
  );
  const bytes = rows.flatMap((row) => Object.values(row)).filter((value) => Buffer.isBuffer(value));
  assert.equal(bytes.length, 4);
  const everything = rows
    .flatMap((row) => Object.values(row))
    .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value)))
    .join('\n');
  assert.doesNotMatch(everything, /canary/);

  await pool.query(
    `update traces set file_sealed = (select file_sealed from traces where id = $1), note_sealed =
      (select note_sealed from traces where id = $1) where id = $2`,
    [one.id, other.id],
  );
  assert.equal((await support.inject(`/api/traces/${other.id}`)).status, 500);
  // One that cannot be decrypted is on the list without its note, and does not hide the others.
  assert.deepEqual(
    (await list(support)).traces.map(({ note: seen }) => seen),
    [null, note],
  );
});

test('a report gets a state, colleagues see who set it, and the change is recorded', async (t) => {
  const { visitor, support, admin, actors, server } = await reportDesk(t);
  const { id, number } = await report(visitor);
  const answer = await patch(support, id, { state: 'open', note: ' Asked the bank ' });
  const { report: seen, notes } = changeTrace.response.parse(answer.body);
  assert.deepEqual([seen.state, seen.handler], ['open', 'support@access.test']);
  assert.deepEqual(
    notes.map(({ step, text, author }) => [step, text, author]),
    [[null, 'Asked the bank', 'support@access.test']],
  );
  assert.equal((await patch(admin, id, { state: 'open' })).status, 200);
  assert.equal((await open(admin, id)).report.handler, 'support@access.test', 'nothing has changed');
  assert.equal((await patch(admin, id, { state: 'solved' })).status, 200);
  assert.deepEqual((await list(support, '?state=solved')).counts, { new: 0, open: 0, solved: 1 });
  assert.equal((await list(support, '?state=new')).total, 0);
  for (const body of [{ state: 'lost' }, { note: ' ' }, { number: 'R-2222-22' }])
    assert.equal((await patch(support, id, body)).status, 422);
  const changed = (from: string, to: string) =>
    `trace_changed null {"state":{"after":"${to}","before":"${from}"},"report":"${number}"}`;
  assert.deepEqual(
    (await auditOf(server)).filter((line) => line.includes('changed')).map((line) => JSON.stringify(sorted(line))),
    [`${actors.support.userId} ${changed('new', 'open')}`, `${actors.admin.userId} ${changed('open', 'solved')}`].map(
      (line) => JSON.stringify(sorted(line)),
    ),
  );
});

/** The database orders the keys of details in its own way. */
function sorted(line: string): [string, Record<string, unknown>] {
  const at = line.indexOf('{');
  const details = JSON.parse(line.slice(at)) as { report: string; state: { before: string; after: string } };
  return [line.slice(0, at), { report: details.report, before: details.state.before, after: details.state.after }];
}

test('a note is at a step that the file has, and there are only so many', async (t) => {
  const { visitor, support, server } = await reportDesk(t, { config: { limitsFactor: 1000 } });
  const { id } = await report(visitor);
  const note = (step: unknown, text = 'Here the payment fails') =>
    support.inject({ method: 'POST', url: `/api/traces/${id}/notes`, body: { step, text } });
  assert.equal((await note(1)).status, 201);
  assert.equal((await note(0)).status, 201);
  for (const step of [2, -1, 1.5, null, '1']) assert.equal((await note(step)).status, 422, String(step));
  assert.equal((await note(1, ' ')).status, 422);
  assert.deepEqual(
    (await open(support, id)).notes.map(({ step, text, author }) => [step, text, author]),
    [
      [1, 'Here the payment fails', 'support@access.test'],
      [0, 'Here the payment fails', 'support@access.test'],
    ],
  );
  await server.context.pool.query(
    `insert into trace_notes (trace_id, step, text_sealed, at)
     select $1, 0, text_sealed, at from trace_notes, generate_series(1, 99)`,
    [id],
  );
  assert.equal((await note(1)).status, 409);
});

test('staff see the sender as a pseudonym, and the name only by a recorded request', async (t) => {
  const { client, support, actors, server } = await reportDesk(t);
  const [one, two] = [await report(client), await report(client)];
  const other = server.visitor();
  other.cookies.set('session', actors.otherClient.cookie ?? '');
  const third = await report(other);
  const persons = (await list(support)).traces.map(({ person }) => person);
  assert.match(persons[0] ?? '', /^[2-9A-Z]{5}$/);
  assert.equal(persons[1], persons[2]);
  assert.notEqual(persons[0], persons[1]);
  const { text } = await support.inject(`/api/traces/${one.id}`);
  for (const seen of [text, (await support.inject('/api/traces')).text])
    assert.doesNotMatch(seen, /Nino|Beridze|client@access|user_id/);
  await patch(support, one.id, { state: 'open' });
  // Nor does the log identify them, until the name is requested.
  assert.ok((await auditOf(server)).every((line) => /trace_(opened|changed) null/.test(line)));

  const answer = await send(support, `/api/traces/${two.id}/person`);
  assert.deepEqual(openTracePerson.response.parse(answer.body).person, {
    id: actors.client.userId,
    name: 'Nino Beridze',
    email: 'client@access.test',
  });
  const asked = (await auditOf(server)).filter((line) => line.includes('person'));
  assert.deepEqual(asked, [
    `${actors.support.userId} trace_person_opened ${actors.client.userId} {"report":"${two.number}"}`,
  ]);
  await server.context.pool.query('update users set deleted_at = now() where id = $1', [actors.otherClient.userId]);
  assert.equal((await send(support, `/api/traces/${third.id}/person`)).status, 404);
  const nobodys = await report(server.visitor());
  assert.equal((await send(support, `/api/traces/${nobodys.id}/person`)).status, 404);
});

test('it is about an order of one’s own, and leads to it and to the conversation of its sides', async (t) => {
  const place = await market(t);
  const { app, client, owner, stranger, admin, carId } = place;
  const opened = await send(client, '/api/threads', { car_id: carId, text: 'Hello' });
  const { thread } = openThread.response.parse(opened.body);
  const order = await ordered(place, client, someDates);
  const about = { trace: aTrace(), order_id: order.id };
  for (const browser of [stranger, app.visitor()]) assert.equal((await post(browser, about)).status, 404);
  assert.equal((await post(client, { ...about, order_id: 2_147_483_647 })).status, 404);
  for (const browser of [client, owner]) {
    const { id } = await report(browser, about);
    const { report: seen } = await open(admin, id);
    assert.deepEqual(seen.order, { id: order.id, number: order.number });
    assert.equal(seen.thread_id, thread.id);
  }
});

test('reports are limited per user in a day and in thirty, and stored ones of all visitors together', async (t) => {
  const { client, visitor, server } = await reportDesk(t);
  const { pool } = server.context;
  // The hours' limits are others'.
  const sendTwenty = async () => {
    for (let at = 0; at < 20; at += 1) await report(client);
    await pool.query(`delete from rate_limits where key !~ '^traces:(day|month):'`);
  };
  await sendTwenty();
  assert.equal((await post(client, { trace: aTrace() })).status, 429);
  const nextDay = () => pool.query(`delete from rate_limits where key not like 'traces:month:%'`);
  await nextDay();
  await sendTwenty();
  await nextDay();
  await sendTwenty();
  await nextDay();
  assert.equal((await post(client, { trace: aTrace() })).status, 429, 'sixty in thirty days');
  await report(visitor);
  const fill = (size: number, rows: number) =>
    pool.query(
      `insert into traces (number, file_sealed, screen, count, build, locale, width, height, sent_at)
       select 'fill ' || $1::integer || ' ' || n, decode(repeat('00', $1), 'hex'), '', 0, '', 'en', 0, 0, now()
       from generate_series(1, $2::integer) n`,
      [size, rows],
    );
  await fill(1, 998);
  await report(visitor);
  assert.equal((await post(visitor, { trace: aTrace() })).status, 503);
  await pool.query(`delete from traces where number like 'fill%'`);
  await fill(16 * 1024 * 1024, 16);
  assert.equal((await post(visitor, { trace: aTrace() })).status, 503);
  const anotherUser = server.visitor();
  anotherUser.cookies.set('session', (await testClient(server.context, 'another')).cookie ?? '');
  await report(anotherUser);
});
