import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TRACE_BYTES } from '#contract/calls/traces.ts';
import type { TestAnswer } from '#server/testing/testBrowser.ts';
import { checkTrace } from './sendTrace.ts';
import { aTrace, post, reportDesk } from './testing/reportDesk.ts';

const generous = { config: { limitsFactor: 1000 } };

const outcome = ({ status, body }: TestAnswer) => [status, body];

test('what is no such file, or has reserved names, is refused with a reason, and not stored', async (t) => {
  const { server, visitor } = await reportDesk(t, generous);
  const forbidden = 'This file has a field with a name that is not allowed.';
  for (const [odd, why] of [
    ['"__proto__":{"isAdmin":true}', forbidden],
    ['"odd":[{"__proto__":1}]', forbidden],
    ['"constructor":{"prototype":{}}', forbidden],
    ['"odd":{"$jsan":"f0"}', forbidden],
  ] as const) {
    // As text: an object of ours could not have such names.
    const payload = JSON.stringify({ trace: aTrace({ odd: 0 }) }).replace('"odd":0', odd);
    const answer = await visitor.inject({
      method: 'POST',
      url: '/api/traces',
      body: payload,
      headers: { 'content-type': 'application/json' },
    });
    assert.deepEqual(outcome(answer), [422, { trace: why }], odd.slice(0, 30));
  }

  const { actionsById: _gone, ...without } = aTrace();
  const hidden = { type: 'PERFORM_ACTION', timestamp: 1, action: { type: 'modals/modalOpened', payload: 'Nino' } };
  // The same one twice: the other would be looked at by nobody.
  const twice = {
    ...aTrace(),
    actionsById: { ...aTrace().actionsById, 2: hidden },
    stagedActionIds: [0, 1, 1],
    trace: { ...aTrace().trace, count: 2 },
  };
  const hugeCount = { ...aTrace(), trace: { ...aTrace().trace, count: 401 } };
  for (const trace of [without, twice, { ...aTrace(), extra: 1 }, hugeCount, [], 'text', null, 7, { payload: '[]' }])
    assert.equal((await post(visitor, { trace })).status, 422);
  for (const body of [undefined, { trace: aTrace(), user_id: 1 }, { trace: aTrace(), note: 'x'.repeat(2_001) }])
    assert.equal((await post(visitor, body)).status, 422);

  const { rows } = await server.context.pool.query('select from traces');
  assert.equal(rows.length, 0);
});

test('a mebibyte is taken, a byte more is not, and far more is not even read', async (t) => {
  const { visitor } = await reportDesk(t, generous);
  // Allowed words of thirty letters, each with its quotes and a comma; and the rest.
  const sized = (bytes: number) =>
    aTrace({
      route: {
        pattern: '/',
        params: {
          slug: ['a'.repeat((bytes - 2) % 33), ...Array<string>(Math.floor((bytes - 2) / 33)).fill('b'.repeat(30))],
        },
      },
    });
  const room = TRACE_BYTES - Buffer.byteLength(JSON.stringify(sized(2))) + 2;
  assert.equal((await post(visitor, { trace: sized(room) })).status, 201);
  for (const over of [1, 3 * TRACE_BYTES]) {
    const { status, body } = await post(visitor, { trace: sized(room + over) });
    assert.deepEqual([status, (body as { code: string }).code], [413, 'TOO_LARGE']);
  }
});

test('what a second redaction would change is refused, wherever it is', async (t) => {
  const { visitor, server } = await reportDesk(t, generous);
  const trace = aTrace();
  const withAction = (action: object, id = 1) => ({
    ...trace,
    actionsById: {
      ...trace.actionsById,
      [id]: { type: 'PERFORM_ACTION', timestamp: 1_700_000_000_000, action: { type: 'any', ...action } },
    },
  });
  for (const open of [
    aTrace({ auth: { current: { client: { id: 1, name: 'Nino' } } } }),
    aTrace({
      api: { queries: { 'getProfile(undefined)': { endpointName: 'getProfile', data: { surname: 'Beridze' } } } },
    }),
    aTrace({ api: { queries: { 'listAccounts({"query":{"q":"Nino"}})': { endpointName: 'listAccounts' } } } }),
    aTrace({ notes: 'Nino' }),
    withAction({ payload: { password: 'road-to-batumi' } }),
    withAction({ payload: 'Nino' }),
    withAction({ error: { stack: 'at Nino' } }),
    // Staged nowhere, so no replay would come across it.
    withAction({}, 7),
  ])
    assert.deepEqual(
      outcome(await post(visitor, { trace: open })),
      [422, { trace: 'This file is not redacted.' }],
      JSON.stringify(open).slice(0, 400),
    );
  const { rows } = await server.context.pool.query('select from traces');
  assert.equal(rows.length, 0);
});

test('a file that would keep the server busy is refused before any pattern sees it', async (t) => {
  const { visitor } = await reportDesk(t, generous);
  const keys = Object.fromEntries(Array.from({ length: 90_000 }, (_, at) => [`k${at}`, 0]));
  for (const [what, body] of [
    ['a text of a mebibyte', { trace: aTrace({ route: { pattern: 'a.'.repeat(500_000) } }) }],
    ['a name of a mebibyte', { trace: aTrace({ ['a.'.repeat(500_000)]: 0 }) }],
    ['a type of a mebibyte', { trace: aTrace(), type: 'a.'.repeat(500_000) }],
    ['90,000 names in the state', { trace: aTrace(keys) }],
    ['90,000 names beside the file', { trace: aTrace(), ...keys }],
    ['80,000 lists', { trace: aTrace({ odd: Array.from({ length: 80_000 }, () => [[[]]]) }) }],
  ] as const)
    assert.deepEqual(outcome(await post(visitor, body)), [422, { trace: 'There is too much in this file.' }], what);
});

test('the check of a file ends after its time, beside the thread that answers', async () => {
  const text = JSON.stringify(aTrace());
  await checkTrace(text);
  await assert.rejects(checkTrace(text, 0), { fields: { trace: 'traceTooMuch' } });
  // One more than may be checked at once, however many send.
  const three = await Promise.allSettled([checkTrace(text), checkTrace(text), checkTrace(text)]);
  assert.deepEqual(
    three.map(({ status }) => status),
    ['fulfilled', 'fulfilled', 'rejected'],
  );
  await checkTrace(text);
});

test('tries are counted by network and by person before anything is received', async (t) => {
  const { visitor, client, server } = await reportDesk(t);
  const send = async (count: number, browser = visitor) => {
    const statuses: number[] = [];
    for (let at = 0; at < count; at += 1) statuses.push((await post(browser, {})).status);
    return statuses;
  };
  assert.deepEqual(new Set(await send(20, client)), new Set([422]));
  const [refused] = await send(1, client);
  assert.equal(refused, 429);
  assert.deepEqual(await send(10), [...Array<number>(9).fill(422), 429]);
  const far = await server.visitor().inject({
    method: 'POST',
    url: '/api/traces',
    body: {},
    remoteAddress: '198.51.100.7',
  });
  assert.equal(far.status, 422);
});
