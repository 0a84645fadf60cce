import { logFailure } from '#src/shared/lib/log.ts';
import type { AllTyped } from '#src/shared/store/drafts/draftStorage.ts';

const key = 'typed';

const isPair = (value: unknown): value is [string, unknown] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string';

/** Hands what was typed to the page that comes now: a login loads it anew. */
export function writeTyped(storage: Storage | null, build: string, typed: AllTyped | null): void {
  if (typed === null) return;
  try {
    storage?.setItem(key, JSON.stringify({ build, ...typed }));
  } catch (error) {
    logFailure('What was typed could not be kept', error);
  }
}

/** Gives it once. Another build may have other forms: of it nothing is taken. */
export function takeTyped(storage: Storage | null, build: string): AllTyped | null {
  try {
    const text = storage?.getItem(key) ?? null;
    storage?.removeItem(key);
    const kept: unknown = text === null ? null : JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return null;
    if (!('build' in kept) || !('userId' in kept) || !('values' in kept)) return null;
    const { build: ofBuild, userId, values } = kept;
    if (ofBuild !== build || typeof userId !== 'number' || !Array.isArray(values)) return null;
    return { userId, values: values.filter(isPair) };
  } catch (error) {
    logFailure('What was typed could not be read', error);
    return null;
  }
}
