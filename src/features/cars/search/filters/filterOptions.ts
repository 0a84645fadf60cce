import type { Facets } from '#contract/calls/cars/search.ts';

/** One option of a filter. */
export interface FilterOption {
  readonly code: string;
  readonly name: string;
  /** How many cars it would give; null while unknown. */
  readonly count: number | null;
}

interface Named {
  readonly code: string;
  readonly name: string;
}

type Counts = Facets['brand'];

/** The options of a closed list with their counts, in list order. */
export function withCounts(list: readonly Named[], counts: Counts | undefined): readonly FilterOption[] {
  const byCode = new Map(counts?.map(({ code, count }) => [code, count]));
  return list.map(({ code, name }) => ({ code, name, count: counts ? (byCode.get(code) ?? 0) : null }));
}

/** For long lists: options with most cars first, so that the short view is useful. */
export function mostFirst(options: readonly FilterOption[]): readonly FilterOption[] {
  return options.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
}

/** The first few, and all chosen ones, which must stay visible. */
export function shortView(
  options: readonly FilterOption[],
  chosen: readonly string[],
  length: number,
): readonly FilterOption[] {
  return options.filter(({ code }, index) => index < length || chosen.includes(code));
}
