import type { FieldTextKey } from '#server/texts/en.ts';

/** Far deeper than any state is, and far from what the stack can take. */
const DEEPEST = 64;
/** Names that mean something to a runtime, and the mark by which the tools' own reader brings things to life. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype', '$jsan']);

/** What in a body must not even reach a schema; null where nothing is. */
export function findHostile(body: unknown): FieldTextKey | null {
  const waiting = [{ value: body, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > DEEPEST) return 'traceTooDeep';
    for (const [name, part] of Object.entries(value)) {
      if (FORBIDDEN.has(name)) return 'traceForbidden';
      waiting.push({ value: part, depth: depth + 1 });
    }
  }
  return null;
}
