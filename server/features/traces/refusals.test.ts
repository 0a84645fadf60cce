import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type TraceFile, TRACE_BYTES } from '#contract/traces.ts';
import type { TestAnswer } from '#server/testing/testBrowser.ts';
import { aTrace, post, reportDesk } from './testing/reportDesk.ts';

const generous = { config: { limitsFactor: 1000 } };

const nested = (depth: number) => `"odd":${'['.repeat(depth)}${']'.repeat(depth)}`;
const said = ({ status, body }: TestAnswer) => [status, body];

test('what is no such file, too deep, or has names that mean something is refused, said why, and kept nowhere', async (t) => {
  const { server, visitor } = await reportDesk(t, generous);
  const deep = 'This file is nested too deeply.';
  const forbidden = 'This file has a field with a name that is not allowed.';
  for (const [odd, why] of [
    [nested(300_000), deep],
    [nested(80), deep],
    ['"__proto__":{"isAdmin":true}', forbidden],
    ['"odd":[{"__proto__":1}]', forbidden],
    ['"constructor":{"prototype":{}}', forbidden],
    ['"odd":{"$jsan":"f0"}', forbidden],
  ] as const) {
    // As text: an object of ours could not have such names, nor such a depth.
    const payload = JSON.stringify({ trace: aTrace({ odd: 0 }) }).replace('"odd":0', odd);
    const began = performance.now();
    const answer = await visitor.inject({
      method: 'POST',
      url: '/api/traces',
      body: payload,
      headers: { 'content-type': 'application/json' },
    });
    assert.deepEqual(said(answer), [422, { trace: why }], odd.slice(0, 30));
    t.diagnostic(`${odd.slice(0, 30)}: ${Math.round(performance.now() - began)} ms`);
  }

  const { actionsById: _gone, ...without } = aTrace();
  const hugeCount = { ...aTrace(), trace: { ...aTrace().trace, count: 401 } };
  for (const trace of [without, { ...aTrace(), extra: 1 }, hugeCount, [], 'text', null, 7, { payload: '[]' }])
    assert.equal((await post(visitor, { trace })).status, 422);
  for (const body of [undefined, { trace: aTrace(), user_id: 1 }, { trace: aTrace(), note: 'x'.repeat(2_001) }])
    assert.equal((await post(visitor, body)).status, 422);

  const { rows } = await server.context.pool.query('select from traces');
  assert.equal(rows.length, 0);
});

test('a mebibyte is taken, a byte more is not, and far more is not even read', async (t) => {
  const { visitor } = await reportDesk(t, generous);
  const room = TRACE_BYTES - Buffer.byteLength(JSON.stringify(aTrace({ words: [''] })));
  const words = (length: number) => [Array.from({ length }, (_, at) => (at % 9 === 8 ? ' ' : 'a')).join('')];
  assert.equal((await post(visitor, { trace: aTrace({ words: words(room) }) })).status, 201);
  for (const over of [1, 3 * TRACE_BYTES]) {
    const { status, body } = await post(visitor, { trace: aTrace({ words: words(room + over) }) });
    assert.deepEqual([status, (body as { code: string }).code], [413, 'TOO_LARGE']);
  }
});

test('whatever looks like somebody is found wherever it is, and what a page knows is not', async (t) => {
  const { visitor } = await reportDesk(t, generous);
  const personal = { trace: 'Something in this file looks like personal data, so it was not taken.' };
  for (const value of [
    'nino@example.com',
    'q=nino%40example.com&page=1',
    'Call +995 555 12 34 56',
    '+995555123456',
    '555 123 456',
    'GE29NB0000000101904917',
    'GE29 NB00 0000 0101 9049 17',
    'eyJhbGciOiJIUzI1NiJ9.e30.x',
    'Bearer aaaabbbbcccc',
    'hYm3u0sKqWQ1rX9dVt2Lb7Zc5Ne8Pg4Ja6Fo_iEwTkA',
    '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    'data:image/png;base64,iVBORw0KGgo=',
    'A'.repeat(130),
    '4111 1111 1111 1111',
    '4111111111111111',
    4_111_111_111_111_111,
  ]) {
    for (const trace of [
      aTrace({ some: { list: [value] } }),
      aTrace({ [String(value)]: true }),
      withPayload(`before ${value} after`),
    ])
      assert.deepEqual(said(await post(visitor, { trace })), [422, personal], String(value));
  }
  for (const value of [
    '2026-11-20T06:00:00.000Z',
    Date.parse('2026-11-20T06:00:00Z'),
    'searchCars({"query":{"from":"2027-01-10T10:00","to":"2027-01-13T10:00","page":2}})',
    'https://gza.example/static/AdminAccountsScreen.4f1c2ab09d8e7c6b5a40.js',
    'GZ-10482',
    'V1StGXR8_Z5jdHi6B-myT',
    '«name 3»',
    555_123_456,
    '/pictures/cars/4f1c2ab09d8e7c6b5a404f1c2ab09d8e-960.webp',
  ])
    assert.equal((await post(visitor, { trace: aTrace({ some: [value] }) })).status, 201, String(value));
});

function withPayload(payload: string): TraceFile {
  const trace = aTrace();
  const [, entered] = Object.values(trace.actionsById);
  return {
    ...trace,
    actionsById: { ...trace.actionsById, 1: { ...entered!, action: { type: 'some/thing', payload: { payload } } } },
  };
}

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
