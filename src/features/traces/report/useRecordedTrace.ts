import { useEffect, useState } from 'react';
import type { TraceFile } from '#contract/calls/traces.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import { useAppStore } from '#src/shared/store/hooks.ts';
import { readTrace } from '../readTrace.ts';

export type RecordedTrace =
  | { readonly state: 'coming' }
  | { readonly state: 'none' }
  | {
      readonly state: 'there';
      readonly trace: TraceFile;
      /** The same, to be read by people. */
      readonly text: string;
    };

/** What was recorded until the dialog opened. It is read once: what happens in the dialog is no part of it. */
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
