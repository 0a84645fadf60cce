import type { SomeTerms, Terms, TermsChange } from '../terms.ts';

/** Removes the terms that are null. */
function written(terms: TermsChange): SomeTerms {
  const entries = Object.entries(terms).filter(([, term]) => term !== null && term !== undefined);
  // The entries are those of the terms, under their names.
  return Object.fromEntries(entries) as SomeTerms;
}

/** Each term is written whole, null resets it, and absent ones stay. */
export function mergeTerms(former: SomeTerms, sent: TermsChange = {}): SomeTerms {
  const given = Object.fromEntries(Object.entries(sent).filter(([, term]) => term !== undefined));
  return written({ ...former, ...given });
}

/** The terms with some overridden by others. */
export const withTerms = (terms: Terms, ...others: readonly SomeTerms[]): Terms =>
  // No undefined value is left to override one.
  Object.assign({}, terms, ...others.map(written)) as Terms;
