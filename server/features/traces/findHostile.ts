import type { FieldTextKey } from '#server/texts/en.ts';
import { LONGEST_TEXT } from './findPersonal.ts';

/** Far deeper than any state is, and far from what the stack can take. */
const DEEPEST = 64;
/** Several times what the recorder writes: its largest file has some thirty thousand parts. */
const MOST_PARTS = 60_000;
/** Names that mean something to a runtime, and the mark by which the tools' own reader brings things to life. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype', '$jsan']);

/** What in a body must not even reach a schema, let alone a pattern; null where nothing is. */
export function findHostile(body: unknown): FieldTextKey | null {
  let waiting = [body];
  let parts = 0;
  for (let depth = 0; waiting.length > 0; depth += 1) {
    const below: unknown[] = [];
    for (const value of waiting) {
      if (typeof value === 'string' && value.length > LONGEST_TEXT) return 'traceTooMuch';
      if (typeof value !== 'object' || value === null) continue;
      if (depth > DEEPEST) return 'traceTooDeep';
      for (const [name, part] of Object.entries(value)) {
        if (FORBIDDEN.has(name)) return 'traceForbidden';
        parts += 1;
        if (parts > MOST_PARTS || name.length > LONGEST_TEXT) return 'traceTooMuch';
        below.push(part);
      }
    }
    waiting = below;
  }
  return null;
}
