import type { Facets } from '#contract/calls/search.ts';

/** One choice of a filter as it is shown. */
export interface FilterOption {
  readonly code: string;
  readonly name: string;
  /** How many cars it would give; null while that is not known. */
  readonly count: number | null;
}

interface Named {
  readonly code: string;
  readonly name: string;
}

type Counts = Facets['brand'];

/** The choices of a closed list with their counts, in the order of the list. */
export function withCounts(list: readonly Named[], counts: Counts | undefined): readonly FilterOption[] {
  const byCode = new Map(counts?.map(({ code, count }) => [code, count]));
  return list.map(({ code, name }) => ({ code, name, count: counts ? (byCode.get(code) ?? 0) : null }));
}

/** For long lists: what gives most cars stands first, so the short view is worth reading. */
export function mostFirst(options: readonly FilterOption[]): readonly FilterOption[] {
  return options.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
}

/** The first few, and whatever is chosen further down: a choice is never out of sight. */
export function shortView(
  options: readonly FilterOption[],
  chosen: readonly string[],
  length: number,
): readonly FilterOption[] {
  return options.filter(({ code }, index) => index < length || chosen.includes(code));
}
