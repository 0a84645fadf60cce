import type { TraceFile } from '#contract/calls/traces.ts';
import type { ServerClock } from '#src/shared/lib/serverClock.ts';
import { makeStore } from '../../app/store.ts';
import type { Journey } from './journey.ts';

/** Each look at it is a little later. */
function makeTickingClock(): ServerClock {
  let time = Date.parse('2026-11-22T10:00:00Z');
  return { now: () => (time += 40), first: 0, heard: () => undefined, hasSlipped: () => false };
}

/** The trace that the recorder of the page makes of a journey. */
export async function recordJourney(journey: Journey): Promise<TraceFile> {
  const store = makeStore({ clock: makeTickingClock() });
  const recorder = await store.recorder();
  await journey(store);
  return recorder.fileOf(store.getState(), store.clock.now(), {
    buildId: 'golden',
    locale: 'en',
    viewport: { width: 390, height: 844 },
  });
}
