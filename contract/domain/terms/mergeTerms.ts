import type { SomeTerms, Terms, TermsChange } from '../terms.ts';

/** Without the terms that are nothing. */
function written(terms: TermsChange): SomeTerms {
  const entries = Object.entries(terms).filter(([, term]) => term !== null && term !== undefined);
  // Its entries are those of the terms, each under its own name.
  return Object.fromEntries(entries) as SomeTerms;
}

/** Each term is written whole, null takes it back, and what is left out stays. */
export function mergeTerms(former: SomeTerms, sent: TermsChange = {}): SomeTerms {
  const given = Object.fromEntries(Object.entries(sent).filter(([, term]) => term !== undefined));
  return written({ ...former, ...given });
}

/** What counts where some terms take the place of others. */
export const withTerms = (terms: Terms, ...others: readonly SomeTerms[]): Terms =>
  // Nothing that is undefined is left to take a place.
  Object.assign({}, terms, ...others.map(written)) as Terms;
