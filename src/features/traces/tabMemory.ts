import { isObject } from '#contract/redaction/serializable.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import type { Block, Remembered } from './makeRecorder.ts';

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

export function forgetTrace(storage: Storage | null): void {
  attempt(() => storage?.removeItem(key));
}

export function keepTrace(storage: Storage | null, remembered: Remembered): void {
  if (remembered.blocks.length === 0) forgetTrace(storage);
  else attempt(() => storage?.setItem(key, JSON.stringify(remembered)));
}

/** What the last page of this tab left, once; null for what is no such thing. */
export function takeTrace(storage: Storage | null): Remembered | null {
  const text = attempt(() => storage?.getItem(key) ?? null);
  forgetTrace(storage);
  if (text === null) return null;
  const value: unknown = attempt((): unknown => JSON.parse(text));
  if (!isObject(value)) return null;
  const { user, given, blocks } = value;
  if (typeof given !== 'number' || !Array.isArray(blocks) || !blocks.every(isBlock)) return null;
  return { user, given, blocks };
}
