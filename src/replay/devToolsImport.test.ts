import { expect, jest, test } from '@jest/globals';
import { ActionCreators, instrument } from '@redux-devtools/instrument';
import { importState } from '@redux-devtools/utils';
import { legacy_createStore as createStore } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { hashOf } from '#contract/redaction/hashOf.ts';
import { TRACE_ACTIONS } from '#contract/domain/traceRules.ts';
import { loggedIn } from '#src/features/auth/authSlice.ts';
import { currencySwitched } from '#src/features/currency/currencySlice.ts';
import { favouritesSlice } from '#src/features/favourites/favouritesSlice.ts';
import { draftWritten } from '#src/features/threads/threadsSlice.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';
import { sliceAdded } from '#src/shared/store/sliceAdded.ts';
import { sessionUser } from '#src/testing/sessionUser.ts';
import { makeStore } from '../app/store.ts';
import { everyReducer } from './everyReducer.ts';
import type { TracedState } from './everyReducer.ts';
import { makeReplay } from './makeReplay.ts';
import { openTrace } from './openTrace.ts';

/** The text of a file, as saved by a user. */
async function saveTrace(): Promise<string> {
  const store = makeStore();
  const { fileOf } = await store.recorder();
  store.dispatch(modalOpened({ kind: 'login', email: 'nino@gza.test' }));
  store.dispatch(loggedIn(sessionUser()));
  store.dispatch((_dispatch, _getState, { addReducer }) => addReducer('favourites', favouritesSlice.reducer));
  for (let step = 0; step < 100; step += 1) {
    store.dispatch(draftWritten({ place: 'thread.5', text: `Nino ${step % 3}`, at: String(step) }));
    store.dispatch(currencySwitched(step % 2 === 0 ? 'gel' : 'usd'));
  }
  const facts = { buildId: 'b1', locale: 'en', viewport: { width: 390, height: 844 } } as const;
  return JSON.stringify(fileOf(store.getState(), store.clock.now(), facts));
}

/** A store with the tools of Redux around it, as the extension makes one. */
const makeInstrumented = () =>
  createStore(
    (state: TracedState | undefined, action: UnknownAction) => everyReducer(state ?? {}, action),
    undefined,
    instrument(undefined, { maxAge: TRACE_ACTIONS + 1 }),
  );

test('the tools of Redux open our file, and run through the very states that our own replay does', async () => {
  const warning = jest.spyOn(console, 'error');
  const text = await saveTrace();
  const imported = importState(text, {});
  const { liftedStore } = makeInstrumented();
  // Their types and ours describe the same file differently.
  liftedStore.dispatch(ActionCreators.importState(imported?.nextLiftedState as never));
  const { computedStates, currentStateIndex, stagedActionIds } = liftedStore.getState();

  const opened = openTrace(text);
  if (!('trace' in opened)) throw new Error(opened.refusal);
  const replay = makeReplay(opened.trace);
  expect(replay.steps.map(({ action }) => action.type)).toContain(sliceAdded.type);
  expect(currentStateIndex).toBe(replay.steps.length);
  expect(stagedActionIds).toHaveLength(replay.steps.length + 1);
  for (const [step, { state, error }] of computedStates.entries()) {
    expect(error).toBeUndefined();
    expect(hashOf(state as unknown as TracedState)).toBe(hashOf(replay.stateAt(step)));
  }
  const end = computedStates.at(-1)?.state as unknown as TracedState;
  expect(hashOf(end)).toBe(replay.header?.finalHash);
  expect(warning).not.toHaveBeenCalled();
});
