import { logFailure } from '#src/shared/lib/log.ts';

interface KeyOptions<Value> {
  readonly key: string;
  /** Null where the browser forbids storage: the key then lives in memory and in the other tabs. */
  readonly storage: Storage | null;
  /** What the absence of the key stands for. */
  readonly absent: Value;
  /** Null for text that is corrupt or out of date. */
  readonly parse: (text: string) => Value | null;
  /** Null for a value that is stored by having no key. */
  readonly format: (value: Value) => string | null;
  /** A key another tab removed stays removed, whatever this tab still holds: a logout is final. */
  readonly removalWins: boolean;
  /** Stands in the key for the moment before it goes, so that other tabs hear why; null where there is nothing to say. */
  readonly lastWord: () => string | null;
  /** Gets what other tabs are to hear: the text, or the last word of what is gone. */
  readonly onWritten: (text: string | null) => void;
  readonly onRemovedElsewhere: () => void;
}

export interface MirroredKey<Value> {
  /** The stored value; what is corrupt is removed. */
  readonly read: () => Value;
  readonly write: (value: Value) => void;
  /** Takes what another tab wrote, so that it is not written again from here. */
  readonly accept: (text: string | null) => Value;
  /** Whether the page that comes next will read what is known here. */
  readonly isStored: () => boolean;
}

/** One key of local storage as exactly one value. Nothing here throws: full or forbidden storage is only logged. */
export function makeMirroredKey<Value>(options: KeyOptions<Value>): MirroredKey<Value> {
  const { key, storage, absent, parse, format } = options;
  /** What storage held when this tab last looked; equal text is not written again. */
  let known: string | null = null;
  /** False while storage refuses what is known, so that its absence there says nothing. */
  let isKept = false;

  const attempt = <Result>(what: string, act: () => Result, otherwise: Result): Result => {
    try {
      return act();
    } catch (error) {
      logFailure(`Storage could not ${what} "${key}"`, error);
      return otherwise;
    }
  };

  const textInStorage = (): string | null => attempt('read', () => storage?.getItem(key) ?? null, null);
  const remove = (): void => attempt('remove', () => storage?.removeItem(key), undefined);
  const isStored = (text: string): boolean =>
    attempt(
      'write',
      () => {
        storage?.setItem(key, text);
        return storage !== null;
      },
      false,
    );

  const accept = (text: string | null): Value => {
    const value = text === null ? null : parse(text);
    known = value === null ? null : format(value);
    isKept = known !== null && textInStorage() !== null;
    return value ?? absent;
  };

  return {
    read: () => {
      const text = textInStorage();
      const value = accept(text);
      if (text !== null && known === null) remove();
      return value;
    },
    write: (value) => {
      const text = format(value);
      if (text === known || (known === null && text === format(absent))) return;
      if (options.removalWins && text !== null && isKept && textInStorage() === null) {
        known = null;
        isKept = false;
        options.onRemovedElsewhere();
        return;
      }
      const told = text ?? options.lastWord();
      const isTold = told !== null && isStored(told);
      isKept = text !== null && isTold;
      // What could not be replaced must not stay: it is no longer true.
      if (!isKept) remove();
      known = text;
      options.onWritten(told);
    },
    accept,
    isStored: () => isKept,
  };
}
