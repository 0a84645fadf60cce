import { expect, test } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { hashOf } from '#contract/redaction/hashOf.ts';
import { makeRedaction } from '#contract/redaction/redaction.ts';
import { authSlice } from '#src/features/auth/authSlice.ts';
import { currencySlice } from '#src/features/currency/currencySlice.ts';
import { favouritesSlice } from '#src/features/favourites/favouritesSlice.ts';
import { fleetSlice } from '#src/features/fleet/fleetSlice.ts';
import { languageSlice } from '#src/features/language/languageSlice.ts';
import { reportsSlice } from '#src/features/reports/reportsSlice.ts';
import { registrationSlice } from '#src/features/registration/registrationSlice.ts';
import { threadsSlice } from '#src/features/threads/threadsSlice.ts';
import { verificationSlice } from '#src/features/verification/verificationSlice.ts';
import { environmentSlice } from '#src/shared/store/environmentSlice.ts';
import { formsSlice } from '#src/shared/store/drafts/formsSlice.ts';
import { loadingSlice } from '#src/shared/store/loadingSlice.ts';
import { modalsSlice } from '#src/shared/store/modalsSlice.ts';
import { noticesSlice } from '#src/shared/store/noticesSlice.ts';
import { routeSlice } from '#src/shared/store/routeSlice.ts';
import { screenSlice } from '#src/shared/store/screenSlice.ts';
import { unsavedSlice } from '#src/shared/store/drafts/unsavedSlice.ts';
import { isDeep } from '#src/testing/isDeep.ts';
import { reducers } from '../app/store.ts';
import { everyReducer, lazyReducers } from './everyReducer.ts';
import type { TracedState } from './everyReducer.ts';
import { journeysOf } from './testing/journeys.ts';
import { sliceActions } from './testing/sliceActions.ts';

type Reduce = typeof everyReducer;

const seed = 20_261_122;
const slices = [
  authSlice,
  currencySlice,
  environmentSlice,
  formsSlice,
  favouritesSlice,
  fleetSlice,
  languageSlice,
  loadingSlice,
  modalsSlice,
  noticesSlice,
  registrationSlice,
  reportsSlice,
  routeSlice,
  screenSlice,
  threadsSlice,
  unsavedSlice,
  verificationSlice,
];

const asFile = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** hash(reduce(redact(s0), redact(actions))) = hash(redact(reduce(s0, actions))), recording from some step on. */
const law = (reduce: Reduce) =>
  fc.property(journeysOf(seed), fc.nat(20), (steps, before) => {
    const redaction = makeRedaction();
    let live: TracedState = reduce({}, { type: '@@INIT' });
    let replayed: TracedState | null = null;
    const types: string[] = [];
    for (const [index, step] of steps.entries()) {
      if (index === before) replayed = asFile(redaction.state(live));
      const action = step(live);
      if (action === null) continue;
      types.push(action.type);
      if (replayed !== null) replayed = reduce(replayed, asFile(redaction.action(action)) as UnknownAction);
      live = reduce(live, action);
    }
    if (replayed === null) return;
    const expected = redaction.state(live);
    if (hashOf(replayed) !== hashOf(expected))
      throw new Error(`${types.join(' ')}: ${differenceOf(asFile(replayed), asFile(expected), '')}`);
  });

/** The first difference of both, for the error message. */
function differenceOf(one: unknown, other: unknown, path: string): string | null {
  if (JSON.stringify(one) === JSON.stringify(other)) return null;
  const fields = (value: unknown) => Object.entries(typeof value === 'object' && value !== null ? value : {});
  const [ones, others] = [new Map(fields(one)), new Map(fields(other))];
  const inside = [...new Set([...ones.keys(), ...others.keys()])]
    .map((name) => differenceOf(ones.get(name), others.get(name), `${path}.${name}`))
    .find((difference) => difference !== null);
  return ones.size + others.size === 0 || inside === undefined
    ? `${path}: ${JSON.stringify(one)} instead of ${JSON.stringify(other)}`
    : inside;
}

test('every slice of the state, and every action of each, is in the journeys', () => {
  expect(slices.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(reducers), ...Object.keys(lazyReducers)].filter((name) => name !== 'api').toSorted(),
  );
  const types = slices.flatMap(({ actions }) => Object.values(actions).map(({ type }: { type: string }) => type));
  expect(Object.keys(sliceActions).toSorted()).toEqual(types.toSorted());
});

test('replaying a redacted trace ends in the redacted final state', () => {
  fc.assert(law(everyReducer), { numRuns: isDeep ? 500 : 50, seed });
});

test.each<[string, Reduce]>([
  [
    'depends on a redacted text',
    (state, action) => {
      const next = everyReducer(state, action);
      const isLong = action.type === 'threads/draftWritten' && JSON.stringify(action).includes('Nino');
      return isLong ? { ...next, loading: { count: 99, beside: 0 } } : next;
    },
  ],
  [
    'adds a field without declared privacy',
    (state, action) => {
      const next = everyReducer(state, action);
      return action.type === 'route/routeEntered' ? { ...next, unsaved: { forms: [], writes: 0, lately: 3 } } : next;
    },
  ],
  [
    'counts the letters of a name',
    (state, action) => {
      const next = everyReducer(state, action);
      const { name } = ((action['payload'] ?? {}) as { client?: { name?: string } | null }).client ?? {};
      return name === undefined ? next : { ...next, loading: { count: name.length, beside: 0 } };
    },
  ],
])('a reducer that %s breaks it', (_what, breach) => {
  expect(fc.check(law(breach), { numRuns: 500, seed, endOnFailure: true }).failed).toBe(true);
});
