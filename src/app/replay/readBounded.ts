/** Why a file is not opened. */
export type Refusal = 'tooBig' | 'notJson' | 'notATrace' | 'tooDeep' | 'forbiddenKey' | 'unreadableValue' | 'tooMany';

/** In characters. What our recorder and the Redux DevTools write is far smaller. */
export const largestTrace = 16 * 1024 * 1024;
const deepest = 100;
/** Of objects, lists and plain values together. */
const mostValues = 500_000;

/** Keys that are something else than data wherever an object is copied. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

export type Read = { readonly value: unknown; readonly values: number } | { readonly refusal: Refusal };

/** JSON from a stranger: refused before it costs time or memory, and before anything looks inside. */
export function readBounded(text: string): Read {
  if (text.length > largestTrace) return { refusal: 'tooBig' };
  if (isTooDeep(text)) return { refusal: 'tooDeep' };
  try {
    return inspect(JSON.parse(text));
  } catch {
    return { refusal: 'notJson' };
  }
}

/** Counts brackets outside of strings: a parser may not survive what it is asked to build. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (sign === '"') isInString = !isInString;
    else if (isInString) index += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

/** Walks without recursion, and no further than the first thing that is wrong. */
function inspect(value: unknown): Read {
  const waiting = [value];
  let values = 1;
  while (waiting.length > 0) {
    const current = waiting.pop();
    if (typeof current !== 'object' || current === null) continue;
    const keys = Object.keys(current);
    if (!Array.isArray(current)) {
      if (keys.some((key) => forbiddenKeys.has(key))) return { refusal: 'forbiddenKey' };
      // So the DevTools write what JSON cannot hold.
      if (Object.hasOwn(current, '$jsan')) return { refusal: 'unreadableValue' };
    }
    values += keys.length;
    if (values > mostValues) return { refusal: 'tooMany' };
    for (const inner of Object.values(current)) waiting.push(inner);
  }
  return { value, values };
}
