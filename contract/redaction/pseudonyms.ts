import { isField } from './fields.ts';

const token = /^«([A-Za-z_]{1,40}) \d{1,6}»$/;

/** Replaces every secret, so that not even the number of different ones is visible. */
export const hidden = '«secret»';

/** Only our tokens with the name of a declared field: other text between the marks may be personal. */
export function isToken(text: string): boolean {
  if (text === hidden) return true;
  if (text.length > 50 || !text.startsWith('«')) return false;
  const [, kind = ''] = token.exec(text) ?? [];
  return isField(kind);
}

/** The tokens of the values of one trace. */
export interface Pseudonyms {
  /** `kind` is the declared name of a field, for readers of the trace. */
  readonly ofText: (text: string, kind: string) => string;
  readonly ofNumber: (value: number) => number;
  /** How many tokens were created so far. */
  readonly count: () => number;
  /** Roughly how many characters are stored. */
  readonly size: () => number;
  /** Forgets all values without a used token; the same value gets another token afterwards. */
  readonly forget: (isUsed: (token: string | number) => boolean) => void;
}

/**
 * The same value has the same token as long as it is remembered; tokens and empty texts stay. `given` is how many tokens
 * the trace before this one created.
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
    // Negative, so that a second redaction recognises it; nothing in a trace is counted that way.
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
