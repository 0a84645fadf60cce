/** A car's place in the order of totals: of two that cost the same the id decides. */
export interface Place {
  readonly total: number;
  readonly id: number;
}

export interface Candidate extends Place {
  /** The rental costs at least this; downwards, at most. */
  readonly bound: number;
  /** Cars behind it, downwards, may cost so much more than its bound. */
  readonly reach?: number;
}

export interface TotalOrder {
  readonly direction: 'asc' | 'desc';
  /** The last car of the page before. */
  readonly after: Place | null;
}

/** The next `count` cars in the order of (bound, id) behind a place of that order. */
export type FindCandidates = (past: Place | null, count: number) => Promise<readonly Candidate[]>;

/** How many candidates are read first: for most searches that is enough. */
export const FIRST_STEP = 64;
const LONGEST_STEP = 16_384;

/**
 * The `size` cars that come next by what they cost, read in the order of what they cost at least. That order is nearly
 * the wanted one, so the walk ends soon: as soon as no car behind it can come before the ones it has found.
 */
export async function walkTotals(
  findCandidates: FindCandidates,
  { direction, after }: TotalOrder,
  size: number,
): Promise<readonly Place[]> {
  const sign = direction === 'asc' ? 1 : -1;
  const compare = (a: Place, b: Place): number => (a.total - b.total || a.id - b.id) * sign;
  let found: readonly Place[] = [];
  let past: Place | null = null;
  for (let count = FIRST_STEP; ; count = Math.min(count * 2, LONGEST_STEP)) {
    const candidates: readonly Candidate[] = await findCandidates(past, count);
    const later = candidates.filter((car) => after === null || compare(car, after) > 0);
    found = [...found, ...later].toSorted(compare).slice(0, size);
    const end = candidates.at(-1);
    if (end === undefined || candidates.length < count) return found;
    past = { total: end.bound, id: end.id };
    const worst = found.at(size - 1);
    const furthest = { total: end.bound + (end.reach ?? 0), id: end.id };
    if (worst !== undefined && compare(worst, furthest) <= 0) return found;
  }
}
