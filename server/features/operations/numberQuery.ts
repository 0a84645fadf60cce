import { plainDashes, visibleText } from '#contract/domain/visibleText.ts';

/** Numbers that begin so: of orders, of payouts, or of both where no letters were typed. */
export interface NumberQuery {
  readonly of: 'order' | 'payout' | 'both' | 'none';
  readonly digits: string;
}

/** As they are read while they are typed: `GZA-100001`, `gza 1000`, `P-100002`, `100001`. */
const patterns = [
  { of: 'order', pattern: /^(?:G|GZ|GZA[-\s]*(\d{0,10}))$/i },
  { of: 'payout', pattern: /^P[-\s]*(\d{0,10})$/i },
  { of: 'both', pattern: /^(\d{1,10})$/ },
] as const;

export function readNumber(text: string): NumberQuery {
  const typed = plainDashes(visibleText(text));
  for (const { of, pattern } of patterns) {
    const found = pattern.exec(typed);
    if (found) return { of, digits: found[1] ?? '' };
  }
  return { of: 'none', digits: '' };
}
