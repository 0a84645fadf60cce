import { useEffect, useState } from 'react';
import type { TraceFile } from '#contract/calls/traces.ts';
import type { Language } from '#contract/domain/values.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import type { ServerClock } from '#src/shared/lib/serverClock.ts';
import { useAppStore } from '#src/shared/store/hooks.ts';
import type { Recorder } from '../makeRecorder.ts';

export type RecordedTrace =
  | { readonly state: 'coming' }
  | { readonly state: 'none' }
  | {
      readonly state: 'there';
      readonly trace: TraceFile;
      /** The same, formatted for reading. */
      readonly text: string;
    };

/** The recording until the dialog opened. It is read once: what happens in the dialog is not part of it. */
export function useRecordedTrace(): RecordedTrace {
  const store = useAppStore();
  const [recorded, setRecorded] = useState<RecordedTrace>({ state: 'coming' });
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const trace = await readTrace(store);
      if (isWanted) setRecorded({ state: 'there', trace, text: JSON.stringify(trace, null, 1) });
    };
    read().catch((error: unknown) => {
      logFailure('Nothing could be read of what was recorded', error);
      if (isWanted) setRecorded({ state: 'none' });
    });
    return () => {
      isWanted = false;
    };
  }, [store]);
  return recorded;
}

/** The parts of the store that a trace is made from. */
interface Traced {
  readonly getState: () => {
    readonly environment: { readonly build: string };
    readonly language: { readonly current: Language };
  };
  readonly clock: ServerClock;
  readonly recorder: () => Promise<Recorder>;
}

/** The recent actions of this page, without personal data: for the user to read, and to send if they want to. */
async function readTrace({ getState, clock, recorder }: Traced): Promise<TraceFile> {
  const { fileOf } = await recorder();
  const state = getState();
  return fileOf(state, clock.now(), {
    buildId: state.environment.build,
    locale: state.language.current,
    viewport: { width: window.innerWidth, height: window.innerHeight },
  });
}
