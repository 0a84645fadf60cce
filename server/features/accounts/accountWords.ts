import { plainDashes, visibleText } from '#contract/domain/visibleText.ts';

/** A search for accounts: an order's number or a text, recognised by its form. */
export type AccountWords =
  | { readonly kind: 'order'; readonly number: string }
  | { readonly kind: 'text'; readonly text: string; readonly digits: string };

/** Fewer letters than a trigram has find too many. */
export const LEAST_PART = 2;

/** Null for nothing to look for. */
export function readWords(q: string | undefined): AccountWords | null {
  const text = visibleText(q ?? '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ');
  if (text === '' || (text.length < LEAST_PART && /[\p{L}\p{N}]/u.test(text))) return null;
  const plain = plainDashes(text);
  const [, order] = /^gza[ -]?(\d+)$/.exec(plain) ?? [];
  if (order !== undefined) return { kind: 'order', number: `GZA-${order}` };
  const digits = /^[\d +()-]+$/.test(plain) ? plain.replaceAll(/\D/g, '') : '';
  return { kind: 'text', text, digits };
}
