import type { ActionListener } from '#src/shared/store/actionFeed.ts';
import { makeRecorder } from './makeRecorder.ts';
import type { Recorder } from './makeRecorder.ts';
import { forgetTrace, keepTrace, takeTrace } from './tabMemory.ts';

/** The tab a page is in: what it leaves there only the next page of the same tab finds. */
export interface Tab {
  readonly window: EventTarget;
  readonly storage: Storage | null;
}

/** Records from the first action on; over the end of the page where there is a tab. */
export function startRecorder(subscribeToActions: (listener: ActionListener) => void, tab: Tab | undefined): Recorder {
  const storage = tab?.storage ?? null;
  const recorder = makeRecorder(takeTrace(storage) ?? undefined);
  // Only this store's own states ever come.
  subscribeToActions((action, before, at) => recorder.record(action, before as Readonly<Record<string, unknown>>, at));
  tab?.window.addEventListener('pagehide', () => keepTrace(storage, recorder.remembered()));
  // It was only away, and has not forgotten.
  tab?.window.addEventListener('pageshow', () => forgetTrace(storage));
  return recorder;
}
