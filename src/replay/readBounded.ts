/** Why a file is not opened. */
export type Refusal = 'tooBig' | 'notJson' | 'notATrace' | 'tooDeep' | 'forbiddenKey' | 'unreadableValue' | 'tooMany';

/** In characters. What our recorder and the Redux DevTools write is far smaller. */
export const largestTrace = 16 * 1024 * 1024;
const deepest = 100;
/** Objects, lists and the values between their commas. */
export const mostValues = 500_000;

/** Keys that are something else than data wherever an object is copied. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

export type Read = { readonly value: unknown; readonly values: number } | { readonly refusal: Refusal };

/** JSON from a stranger: refused before it costs time or memory, and before anything looks inside. */
export function readBounded(text: string): Read {
  if (text.length > largestTrace) return { refusal: 'tooBig' };
  const scanned = scan(text);
  if ('refusal' in scanned) return scanned;
  try {
    const value: unknown = JSON.parse(text);
    const refusal = findForbidden(value);
    return refusal === null ? { value, values: scanned.values } : { refusal };
  } catch {
    return { refusal: 'notJson' };
  }
}

/** Counts values outside of strings, up to a limit: the parser may not survive what it would have to build. */
function scan(text: string): { readonly values: number } | { readonly refusal: Refusal } {
  let depth = 0;
  let values = 1;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (sign === '"') isInString = !isInString;
    else if (isInString) index += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') {
      depth += 1;
      values += 1;
    } else if (sign === ']' || sign === '}') depth -= 1;
    else if (sign === ',') values += 1;
    if (depth > deepest) return { refusal: 'tooDeep' };
    if (values > mostValues) return { refusal: 'tooMany' };
  }
  return { values };
}

/** Keys may be written with escapes: only the parsed value shows them. */
function findForbidden(value: unknown): Refusal | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) {
    if (Object.keys(value).some((key) => forbiddenKeys.has(key))) return 'forbiddenKey';
    // So the DevTools write what JSON cannot hold.
    if (Object.hasOwn(value, '$jsan')) return 'unreadableValue';
  }
  for (const inner of Object.values(value)) {
    const found = findForbidden(inner);
    if (found !== null) return found;
  }
  return null;
}
