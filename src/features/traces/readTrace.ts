import type { Language } from '#contract/domain/values.ts';
import type { TraceFile } from '#contract/calls/traces.ts';
import type { ServerClock } from '#src/shared/lib/serverClock.ts';
import type { Recorder } from './makeRecorder.ts';

/** Of the store, what a trace is read from. */
interface Traced {
  readonly getState: () => {
    readonly environment: { readonly build: string };
    readonly language: { readonly current: Language };
  };
  readonly clock: ServerClock;
  readonly recorder: () => Promise<Recorder>;
}

/** What this page did of late, without people: for somebody to look at, and to send if they want to. */
export async function readTrace({ getState, clock, recorder }: Traced): Promise<TraceFile> {
  const { fileOf } = await recorder();
  const state = getState();
  return fileOf(state, clock.now(), {
    buildId: state.environment.build,
    locale: state.language.current,
    viewport: { width: window.innerWidth, height: window.innerHeight },
  });
}
