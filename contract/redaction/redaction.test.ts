import assert from 'node:assert/strict';
import test from 'node:test';
import { calls } from '#contract/calls.ts';
import { makeRedaction } from './redaction.ts';
import type { Action, Redaction } from './redaction.ts';
import { sortedJson } from '../domain/sortedJson.ts';
import { fillOf } from './testing/fillOf.ts';

const canaryAt = (call: string, path: string) => `Nino "${call}" ${path} Ж<+995 599>@gza.test`;

/** All encodings in which a text could leak. */
const disguises = (text: string): readonly string[] =>
  [
    text,
    encodeURIComponent(text),
    Buffer.from(text).toString('base64'),
    Buffer.from(text).toString('hex'),
    JSON.stringify(text).slice(1, -1),
    JSON.stringify(JSON.stringify(text)).slice(1, -1),
    Array.from(text).toReversed().join(''),
  ].flatMap((whole) => [whole, whole.slice(6, 40)]);

function assertAbsent(canaries: ReadonlySet<string>, given: unknown, what: string): void {
  const text = JSON.stringify(given);
  for (const canary of canaries)
    for (const disguise of disguises(canary)) assert.ok(!text.includes(disguise), `${what}: ${disguise}`);
}

interface Filled {
  readonly canaries: Set<string>;
  readonly args: Readonly<Record<string, unknown>>;
  readonly answer: unknown;
}

/** Arguments and answer of a call, a canary in each text. */
function fillCall(name: keyof typeof calls, variant: number): Filled {
  const canaries = new Set<string>();
  const textAt = ({ parent, field }: { parent: string; field: string }) => {
    const canary = canaryAt(name, `${parent}.${field}`);
    canaries.add(canary);
    return canary;
  };
  const { params, query, body, response } = calls[name];
  const at = (field: string) => ({ parent: '', field });
  return {
    canaries,
    args: {
      params: fillOf(params, textAt, variant, at('params')),
      query: fillOf(query, textAt, variant, at('query')),
      body: fillOf(body, textAt, variant, at('body')),
    },
    answer: fillOf(response, textAt, variant, at('answer')),
  };
}

function storyOf(name: string, { args, answer }: Pick<Filled, 'args' | 'answer'>, message: string): readonly Action[] {
  const queryCacheKey = `${name}(${sortedJson(args)})`;
  const meta = { arg: { type: 'query', endpointName: name, originalArgs: args, queryCacheKey }, requestId: 'r1' };
  return [
    { type: 'api/executeQuery/pending', payload: undefined, meta: { ...meta, requestStatus: 'pending' } },
    { type: 'api/executeQuery/fulfilled', payload: answer, meta: { ...meta, requestStatus: 'fulfilled' } },
    {
      type: 'api/executeQuery/rejected',
      payload: { status: 422, fields: { price: message, [message]: message }, message, code: 'VALIDATION_FAILED' },
      error: { name: message, message, stack: message },
      meta: { ...meta, requestStatus: 'rejected' },
    },
    { type: 'api/queries/removeQueryResult', payload: { queryCacheKey } },
    {
      type: 'api/invalidation/updateProvidedBy',
      payload: [{ queryCacheKey, providedTags: [{ type: 'Order', id: message }] }],
    },
    {
      type: 'api/queries/queryResultPatched',
      payload: { queryCacheKey, patches: [{ op: 'replace', path: [message, 0, 'text'], value: message }] },
    },
    {
      type: 'api/queries/cacheEntriesUpserted',
      payload: [{ queryDescription: meta.arg, value: answer, providedTags: [{ type: 'Order', id: message }] }],
    },
  ];
}

const stateOf = (name: string, { args, answer }: Pick<Filled, 'args' | 'answer'>, message: string) => {
  const key = `${name}(${sortedJson(args)})`;
  const entry = { endpointName: name, originalArgs: args, requestId: 'r1', data: answer, error: { message } };
  return {
    api: {
      queries: { [key]: entry },
      mutations: { r2: entry },
      provided: { tags: { Order: { [message]: [key] } }, keys: { [key]: [{ type: 'Order', id: message }] } },
      subscriptions: { [key]: {} },
      config: { online: true },
    },
  };
};

test('no canary of any call leaks, neither as it is nor encoded', () => {
  for (const name of Object.keys(calls) as (keyof typeof calls)[])
    for (const variant of [0, 1, 2, 3]) {
      const filled = fillCall(name, variant);
      const message = canaryAt(name, 'message');
      filled.canaries.add(message);
      const redaction = makeRedaction();
      for (const action of storyOf(name, filled, message))
        assertAbsent(filled.canaries, redaction.action(action), `${name} ${action.type}`);
      assertAbsent(filled.canaries, redaction.state(stateOf(name, filled, message)), name);
    }
});

test('redacting again changes nothing', () => {
  for (const name of [...(Object.keys(calls) as (keyof typeof calls)[]), 'nobodyKnows'] as const)
    for (const variant of [0, 1, 2, 3]) {
      const filled = fillCall(name === 'nobodyKnows' ? 'getOrder' : name, variant);
      const once = redactAll(makeRedaction(), name, filled);
      const again = makeRedaction();
      assert.deepEqual(again.state(once.state), once.state);
      assert.deepEqual(
        once.actions.map((action) => again.action(action)),
        once.actions,
      );
    }
});

function redactAll(redaction: Redaction, name: string, filled: Filled) {
  // As in a file.
  const asFile = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
  return {
    state: asFile(redaction.state(stateOf(name, filled, 'a sentence'))),
    actions: asFile(storyOf(name, filled, 'a sentence').map((action) => redaction.action(action))),
  };
}

test('only the name of an undeclared call stays', () => {
  const answer = {
    status: 'success',
    id: 599_123_456,
    price: 12.5,
    is_active: true,
    cars: [{ slug: 'nino' }],
    none: null,
  };
  const { payload } = makeRedaction().action({
    type: 'api/executeQuery/fulfilled',
    payload: answer,
    meta: { arg: { endpointName: 'nobodyKnows' } },
  });
  assert.deepEqual(payload, {
    status: '«status 1»',
    id: -2,
    price: -3,
    is_active: false,
    cars: [{ slug: '«slug 4»' }],
    '«key 5»': null,
  });
});

test('of the state of screens a trace has what is open, chosen values of the code, and declared fields', () => {
  const redacted = makeRedaction().state({
    screen: {
      'orders/cancel': true,
      'fleet/carMenu:17': true,
      'review/zoom': 3,
      'profile/email/step': 'code',
      'dates/selection/booking': { step: 'start', start: '2026-11-25' },
      'review/choices': { 12: { kind: 'reject', reason: 'blurred', comment: '' } },
      'orders/cancel/work': { isBusy: false, failure: { key: 'common:said', values: { text: 'Nino Beridze' } } },
      'reference/remove': { code: 'bmw', names: { en: 'Nino Beridze' } },
      'fleet/newsBy': 'Nino Beridze',
      'checkout/tried': { id: 'Nino-Beridze-sealed', total: 45_000 },
      'checkout/order': { id: 5, note: 'Nino Beridze' },
      'Nino Beridze': 'Nino Beridze',
    },
  });
  assert.doesNotMatch(JSON.stringify(redacted), /Nino|Beridze/);
  assert.partialDeepStrictEqual(redacted, {
    screen: {
      'orders/cancel': true,
      'fleet/carMenu:17': true,
      'review/zoom': 3,
      'profile/email/step': 'code',
      'dates/selection/booking': { step: 'start', start: '2026-11-25' },
      'review/choices': { 12: { kind: 'reject', reason: 'blurred', comment: '' } },
      'orders/cancel/work': { isBusy: false, failure: { key: 'common:said' } },
      'reference/remove': { code: 'bmw' },
      'checkout/tried': { total: 45_000 },
      'checkout/order': { id: 5 },
    },
  });
  assert.deepEqual(makeRedaction().state(redacted), redacted);
});

test('a slice declares its own fields, as how long a notice stays', () => {
  const { state } = makeRedaction();
  const shown = [{ id: 'V1StGXR8_Z5jdHi6B-myT', tone: 'info', isLong: true, text: { key: 'common:saved' } }];
  assert.deepEqual(state({ notices: { shown } }), { notices: { shown } });
});

test('the number of a failed request stays, for the log of the server', () => {
  const requestId = '0123456789abcdef0123456789abcdef';
  const redact = (id: string) =>
    makeRedaction().action({
      type: 'api/executeQuery/rejected',
      payload: { status: 500, fields: {}, message: null, code: 'INTERNAL', requestId: id },
      meta: { arg: { endpointName: 'getCar' } },
    });
  assert.partialDeepStrictEqual(redact(requestId), { payload: { requestId } });
  assert.doesNotMatch(JSON.stringify(redact('Nino Beridze')), /Nino/);
});
