import type { FieldTextKey } from '#server/platform/texts/en.ts';
import { LONGEST_TEXT } from './findPersonal.ts';

/** Several times what the recorder writes: its largest file has some thirty thousand parts. */
const MOST_PARTS = 60_000;
/** Names that mean something to a runtime, and the mark by which the tools' own reader brings things to life. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype', '$jsan']);

/** What in a body must not even reach a schema, let alone a pattern; null where nothing is. */
export function findHostile(body: unknown): FieldTextKey | null {
  const waiting = [body];
  let parts = 0;
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value === 'string' && value.length > LONGEST_TEXT) return 'traceTooMuch';
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value)) {
      if (FORBIDDEN.has(name)) return 'traceForbidden';
      parts += 1;
      if (parts > MOST_PARTS || name.length > LONGEST_TEXT) return 'traceTooMuch';
      waiting.push(part);
    }
  }
  return null;
}
