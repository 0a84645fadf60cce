import type { i18n } from 'i18next';

/** The server's messages, where a replay has loaded them: `fields` and `errors` by their keys. */
export const SERVER_TEXTS = 'server';

function say(texts: i18n, path: string, values: Readonly<Record<string, string | number>> = {}): string | null {
  const key = `${SERVER_TEXTS}:${path}`;
  if (!texts.exists(key, values)) return null;
  const text: unknown = texts.t(key, { ...values, defaultValue: '' });
  return typeof text === 'string' ? text : null;
}

/** The message with the code `server/tooLong/limit/80`; null where it is none, or its text is not here. */
export function recordedMessage(texts: i18n, type: string): string | null {
  const [source, key = '', ...pairs] = type.split('/');
  if (source !== 'server' || key === '') return null;
  const values = pairs.flatMap((name, at) => (at % 2 === 0 ? [[name, pairs[at + 1] ?? ''] as const] : []));
  const { count, ...others } = Object.fromEntries(values);
  // A plural form follows from a number, and from no text.
  return say(texts, `fields.${key}`, { ...others, ...(count !== undefined && { count: Number(count) }) });
}

/** The server's message for this error code. */
export const recordedError = (texts: i18n, code: unknown): string | null =>
  typeof code === 'string' ? say(texts, `errors.${code}`) : null;
