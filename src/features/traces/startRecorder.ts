import { isObject } from '#contract/redaction/serializable.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import type { ActionListener } from '#src/shared/store/actionFeed.ts';
import { makeRecorder } from './makeRecorder.ts';
import type { Recorder, Block, Remembered } from './makeRecorder.ts';

/** The tab of a page: only the next page of the same tab finds what is stored in it. */
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
  tab?.window.addEventListener('pagehide', () => saveTrace(storage, recorder.remembered()));
  // It was only away, and has not forgotten.
  tab?.window.addEventListener('pageshow', () => forgetTrace(storage));
  return recorder;
}

const key = 'trace';

const isBlock = (value: unknown): value is Block =>
  isObject(value) &&
  isObject(value['state']) &&
  typeof value['from'] === 'number' &&
  typeof value['size'] === 'number' &&
  Array.isArray(value['steps']);

/** Storage that is full or forbidden means that a trace begins with its page. */
function attempt<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch (error) {
    logFailure('The trace could not be kept over the end of the page', error);
    return null;
  }
}

function forgetTrace(storage: Storage | null): void {
  attempt(() => storage?.removeItem(key));
}

function saveTrace(storage: Storage | null, remembered: Remembered): void {
  if (remembered.blocks.length === 0) forgetTrace(storage);
  else attempt(() => storage?.setItem(key, JSON.stringify(remembered)));
}

/** The trace of the last page of this tab, once; null where it is missing or invalid. */
function takeTrace(storage: Storage | null): Remembered | null {
  const text = attempt(() => storage?.getItem(key) ?? null);
  forgetTrace(storage);
  if (text === null) return null;
  const value: unknown = attempt((): unknown => JSON.parse(text));
  if (!isObject(value)) return null;
  const { user, given, blocks } = value;
  if (typeof given !== 'number' || !Array.isArray(blocks) || !blocks.every(isBlock)) return null;
  return { user, given, blocks };
}
