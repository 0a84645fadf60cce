import type { Recorder } from './recorder.ts';

/** Base64 depends on the position modulo three; characters shared with neighbours are left out. */
const base64Of = (text: string): string[] =>
  [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]);
    const whole = bytes.toString('base64').replace(/=+$/, '');
    return whole.slice(before === 0 ? 0 : before + 1, bytes.length % 3 === 0 ? undefined : -1);
  });

/** The forms in which a text may appear, in lower case. */
export const formsOf = (text: string): string[] =>
  [
    text,
    encodeURIComponent(text),
    new URLSearchParams({ text }).toString().slice('text='.length),
    JSON.stringify(text).slice(1, -1),
    Buffer.from(text).toString('hex'),
    ...base64Of(text),
    ...base64Of(text).map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
  ].map((form) => form.toLowerCase());

const isLong = (canary: string): boolean => canary.length > 6;
const wordOf = (code: string): RegExp => new RegExp(`(?<![\\w.])${code}(?![\\w.])`);

/**
 * Where one of the canaries appears, in any form, in an action or a state; and every value that is not plain data.
 * States that were seen before are not read again.
 */
export function findLeaks({ actions, states }: Recorder, canaries: readonly string[]): string[] {
  const forms = canaries.filter(isLong).flatMap((canary) => formsOf(canary).map((form) => ({ canary, form })));
  // Four digits occur in many numbers; alone they are that code.
  const patterns = canaries.filter((canary) => !isLong(canary)).map((canary) => ({ canary, word: wordOf(canary) }));
  const leaks = new Set<string>();
  const seen = new WeakSet<object>();
  const readText = (text: string, where: string): void => {
    const small = text.toLowerCase();
    for (const { canary, form } of forms) if (small.includes(form)) leaks.add(`${canary} in ${where}`);
    for (const { canary, word } of patterns) if (word.test(small)) leaks.add(`${canary} in ${where}`);
  };
  const read = (value: unknown, where: string): void => {
    if (typeof value === 'string') readText(value, where);
    if (typeof value === 'number') readText(String(value), where);
    if (typeof value === 'function' || typeof value === 'symbol') leaks.add(`a ${typeof value} in ${where}`);
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const prototype: unknown = Object.getPrototypeOf(value);
    // A value from IndexedDB is a plain object too, of the realm that cloned it.
    const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null;
    if (!Array.isArray(value) && !isPlain) leaks.add(`a ${value.constructor.name} in ${where}`);
    for (const [name, part] of Object.entries(value)) {
      readText(name, `the names of ${where}`);
      read(part, `${where}.${name}`);
    }
  };
  for (const action of actions) read(action, typeOf(action));
  for (const state of states) read(state, 'state');
  return [...leaks];
}

const typeOf = (action: unknown): string =>
  typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : 'an action';
