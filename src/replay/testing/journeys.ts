import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { calls } from '#contract/calls.ts';
import type { CallName } from '#contract/calls.ts';
import { anyWords, arbitraryOf } from '#contract/redaction/testing/arbitraryOf.ts';
import { sortedJson } from '#contract/domain/sortedJson.ts';
import { requestEnded, requestStarted } from '#src/shared/api/requests.ts';
import { secondFactorRequired, sessionRefused } from '#src/shared/api/sessionRefused.ts';
import { everyEndpoint } from '../everyEndpoint.ts';
import { lazyReducers } from '../everyReducer.ts';
import type { TracedState } from '../everyReducer.ts';
import { sliceActions } from './sliceActions.ts';

/** One event; some depend on the current state. */
type Step = (state: TracedState) => UnknownAction | null;

const simple =
  (action: UnknownAction): Step =>
  () =>
    action;
const names = Object.keys(everyEndpoint) as readonly CallName[];

interface Sample {
  readonly name: CallName;
  readonly args: readonly unknown[];
  readonly answers: readonly unknown[];
}

/** A few arguments and answers of each call: generating them for each step would take all the time. */
function sampleCalls(seed: number): readonly Sample[] {
  return names.map((name, index) => {
    const { params, query, body, response } = calls[name];
    const arg = fc
      .record({
        params: arbitraryOf(params),
        // The token of the session is sent besides the arguments: it is in no cache key.
        query: arbitraryOf(query).map((value) => withoutToken(value)),
        body: arbitraryOf(body),
        idempotencyKey: fc.constantFrom('k1', 'k2'),
      })
      .map((parts) => Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)));
    const options = { seed: seed + index, numRuns: 3 };
    return { name, args: fc.sample(arg, options), answers: fc.sample(arbitraryOf(response), options) };
  });
}

const withoutToken = (query: unknown): unknown => {
  const { api_token: _token, ...rest } = (query ?? {}) as { api_token?: string };
  return query === undefined ? undefined : rest;
};

const kindOf = (name: CallName) =>
  'useMutation' in everyEndpoint[name]
    ? 'mutation'
    : 'useInfiniteQuery' in everyEndpoint[name]
      ? 'infinitequery'
      : 'query';

const failure = fc.record({
  status: fc.constantFrom(0, 409, 422),
  fields: fc.dictionary(fc.constantFrom('name', 'code', 'Nino'), anyWords),
  message: fc.option(anyWords),
  code: fc.constantFrom(null, 'CONFLICT'),
  retryAfter: fc.constant(null),
  freeDates: fc.constant([{ from: '2026-11-22T10:00', to: '2026-11-24T10:00' }]),
  orderId: fc.constantFrom(null, 3),
});

/** Anything that can come to the reducers of the page, in any order. */
export function journeysOf(seed: number): fc.Arbitrary<readonly Step[]> {
  const samples = sampleCalls(seed);
  const sample = fc.constantFrom(...samples);
  const which = fc.nat(2);

  const metaOf = (name: CallName, args: unknown, requestId: string, requestStatus: string) => {
    const type = kindOf(name);
    const queryCacheKey = `${name}(${sortedJson(args)})`;
    const direction = requestId === 'r1' ? { direction: 'forward' } : {};
    const arg = {
      type,
      endpointName: name,
      originalArgs: args,
      ...(type === 'mutation' ? { track: true } : { queryCacheKey, subscribe: true }),
      ...(type === 'infinitequery' && direction),
    };
    return { arg, requestId, requestStatus, startedTimeStamp: 1, fulfilledTimeStamp: 2, RTK_autoBatch: true };
  };
  const answerOf = ({ name, answers }: Sample, index: number) =>
    kindOf(name) === 'infinitequery'
      ? { pages: [answers[index], answers[0]], pageParams: [null, 'Nino'] }
      : answers[index];
  const thunkOf = ({ name }: Sample, status: string) =>
    `api/${kindOf(name) === 'mutation' ? 'executeMutation' : 'executeQuery'}/${status}`;

  const request = fc
    .record({
      of: sample,
      arg: which,
      answer: which,
      id: fc.constantFrom('r1', 'r2', 'r3'),
      failure,
      end: fc.constantFrom('fulfilled', 'fulfilled', 'rejected'),
    })
    .map(({ of, arg, answer, id, failure: payload, end }): readonly Step[] => {
      const meta = (status: string) => metaOf(of.name, of.args[arg], id, status);
      const last = end === 'fulfilled' ? answerOf(of, answer) : payload;
      return [
        simple({ type: thunkOf(of, 'pending'), payload: undefined, meta: meta('pending') }),
        simple({
          type: thunkOf(of, end),
          payload: last,
          ...(end === 'rejected' && { error: { name: 'Error', message: 'Nino', stack: 'Nino at' } }),
          meta: { ...meta(end), ...(end === 'rejected' && { rejectedWithValue: true }) },
        }),
      ];
    });

  const cached = (
    make: (key: string, entry: { readonly endpointName: CallName; readonly data?: unknown }) => UnknownAction | null,
  ): fc.Arbitrary<Step> =>
    fc.nat(20).map((index) => (state) => {
      // The reducer of the API made it.
      const { queries } = state['api'] as { queries: Record<string, { endpointName: CallName; data?: unknown }> };
      const entries = Object.entries(queries);
      const [key, entry] = entries[index % Math.max(1, entries.length)] ?? [];
      return key === undefined || entry === undefined ? null : make(key, entry);
    });
  const upkeep = fc.oneof(
    cached((queryCacheKey) => ({ type: 'api/queries/removeQueryResult', payload: { queryCacheKey } })),
    cached((queryCacheKey) => ({
      type: 'api/invalidation/updateProvidedBy',
      payload: [{ queryCacheKey, providedTags: [{ type: 'Order', id: 5 }, { type: 'Review' }] }],
    })),
    cached((queryCacheKey, { endpointName, data }) => {
      const answer = samples.find(({ name }) => name === endpointName)?.answers[1];
      if (typeof data !== 'object' || data === null || 'pages' in data || typeof answer !== 'object') return null;
      const patches = Object.entries(answer ?? {}).map(([name, value]) => ({ op: 'replace', path: [name], value }));
      return { type: 'api/queries/queryResultPatched', payload: { queryCacheKey, patches } };
    }),
    sample.map((of) => {
      const { arg } = metaOf(of.name, of.args[0], 'r1', 'pending');
      const entry = { queryDescription: arg, value: answerOf(of, 0), providedTags: [{ type: 'Order' }] };
      const payload = kindOf(of.name) === 'mutation' ? [] : [entry];
      return simple({ type: 'api/queries/cacheEntriesUpserted', payload, meta: { requestId: 'r9', timestamp: 3 } });
    }),
    fc
      .constantFrom('r1', 'r2')
      .map((requestId) => simple({ type: 'api/mutations/removeMutationResult', payload: { requestId } })),
    fc.constantFrom(
      simple({ type: 'api/resetApiState' }),
      simple(sessionRefused()),
      simple(secondFactorRequired()),
      simple(requestStarted({ isWrite: true, isAwaited: true })),
      simple(requestEnded({ isWrite: true, isAwaited: true })),
      simple({
        type: 'auth/logOut/pending',
        meta: { arg: { path: 'Nino' }, requestId: 'r1', requestStatus: 'pending' },
      }),
    ),
  );
  const ofSlice = fc.oneof(
    ...Object.entries(sliceActions).map(([type, payload]) => payload.map((value) => simple({ type, payload: value }))),
  );
  const added = fc
    .constantFrom(...Object.keys(lazyReducers))
    .map((name) => simple({ type: 'store/sliceAdded', payload: name }));
  const one = (steps: fc.Arbitrary<Step>) => steps.map((step): readonly Step[] => [step]);
  const step = fc.oneof(
    { weight: 8, arbitrary: request },
    { weight: 6, arbitrary: one(ofSlice) },
    { weight: 2, arbitrary: one(upkeep) },
    { weight: 1, arbitrary: one(added) },
  );
  return fc.array(step, { minLength: 1, maxLength: 130, size: 'max' }).map((steps) => steps.flat().slice(0, 200));
}
