/** The change of a figure from the period before. */
export interface Change {
  readonly direction: 'up' | 'down' | 'same';
  /** Without its sign. */
  readonly size: number;
  /** With its sign: `+6`, `−0.4`, `0`. */
  readonly by: string;
  /** For the owner; a figure that stays is never worse. */
  readonly isWorse: boolean;
}

interface Manner {
  /** In percent of the figure before, or how much it is more or less. */
  readonly as: 'percent' | 'difference';
  readonly decimals?: number;
  /** Of cancellations less is better. */
  readonly isLessBetter?: boolean;
}

/** Null where there is nothing to compare with. */
export function compare(
  now: number | null,
  before: number | null,
  { as, decimals = 0, isLessBetter = false }: Manner,
): Change | null {
  if (now === null || before === null || (as === 'percent' && before <= 0)) return null;
  const difference = as === 'percent' ? ((now - before) * 100) / before : now - before;
  const size = Math.abs(difference).toFixed(decimals);
  if (Number(size) === 0) return { direction: 'same', size: 0, by: '0', isWorse: false };
  const direction = difference > 0 ? 'up' : 'down';
  return {
    direction,
    size: Number(size),
    by: `${direction === 'up' ? '+' : '−'}${size}`,
    isWorse: (direction === 'up') === isLessBetter,
  };
}
