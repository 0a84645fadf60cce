import { isField } from './fields.ts';

const token = /^«([A-Za-z_]{1,40}) \d{1,6}»$/;

/** Stands for whatever is secret: how many different ones there are is nobody's business. */
export const hidden = '«secret»';

/** What is neither ours nor named by a declared field might be somebody's words between our marks. */
export function isToken(text: string): boolean {
  if (text === hidden) return true;
  if (text.length > 50 || !text.startsWith('«')) return false;
  const [, kind = ''] = token.exec(text) ?? [];
  return isField(kind);
}

/** What stands for the values of one trace. */
export interface Pseudonyms {
  /** `kind` is the declared name of a field, for whoever reads the trace. */
  readonly ofText: (text: string, kind: string) => string;
  readonly ofNumber: (value: number) => number;
  /** How many tokens were given so far. */
  readonly count: () => number;
  /** Roughly how many characters are remembered. */
  readonly size: () => number;
  /** Forgets all of which `isUsed` says no; the same value gets another token afterwards. */
  readonly forget: (isUsed: (token: string | number) => boolean) => void;
}

/**
 * The same value has the same token as long as it is remembered; tokens stay what they are. Nothing stays nothing.
 * `given` is how many tokens somebody else has given before.
 */
export function makePseudonyms(given: number): Pseudonyms {
  const texts = new Map<string, string>();
  const numbers = new Map<number, number>();
  let count = given;
  let size = 0;
  return {
    ofText: (text, kind) => {
      const known = texts.get(text);
      if (known !== undefined) return known;
      if (text === '' || isToken(text)) return text;
      count += 1;
      const made = `«${kind} ${count}»`;
      texts.set(text, made);
      size += text.length + made.length;
      return made;
    },
    // Below zero, so that a second redaction knows it again; nothing in a trace is counted that way.
    ofNumber: (value) => {
      if (value === 0 || (Number.isInteger(value) && value < 0 && value >= -1_000_000)) return value;
      const known = numbers.get(value);
      if (known !== undefined) return known;
      count += 1;
      numbers.set(value, -count);
      size += 16;
      return -count;
    },
    count: () => count,
    size: () => size,
    forget: (isUsed) => {
      for (const [text, made] of texts) {
        if (isUsed(made)) continue;
        texts.delete(text);
        size -= text.length + made.length;
      }
      for (const [value, made] of numbers) {
        if (isUsed(made)) continue;
        numbers.delete(value);
        size -= 16;
      }
    },
  };
}
