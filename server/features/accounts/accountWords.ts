/** What people are looked for by, told apart by how it is written. */
export type AccountWords =
  | { readonly kind: 'order'; readonly number: string }
  | { readonly kind: 'text'; readonly text: string; readonly digits: string };

/** Fewer letters than a trigram has find too many. */
export const LEAST_PART = 2;

/** Null for nothing to look for. */
export function readWords(q: string | undefined): AccountWords | null {
  const text = (q ?? '').trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (text.length < LEAST_PART) return null;
  if (/^gza-\d+$/.test(text)) return { kind: 'order', number: text.toUpperCase() };
  const digits = /^[\d +()-]+$/.test(text) ? text.replaceAll(/\D/g, '') : '';
  return { kind: 'text', text, digits };
}
