/** Real time, four times as fast, or without the pauses in which nothing happened. */
export const paces = ['real', 'fast', 'busy'] as const;
export type Pace = (typeof paces)[number];

export interface Player {
  /** How many actions have happened. */
  readonly step: number;
  readonly count: number;
  readonly isPlaying: boolean;
  readonly pace: Pace;
}

export type PlayerMove =
  | { readonly kind: 'went'; readonly to: number }
  | { readonly kind: 'ticked' }
  | { readonly kind: 'pressed' }
  | { readonly kind: 'paced'; readonly pace: Pace };

export const playerAt = (step: number, count: number): Player => ({
  step: within(step, count),
  count,
  isPlaying: false,
  pace: 'fast',
});

export function movePlayer(player: Player, move: PlayerMove): Player {
  const { step, count } = player;
  switch (move.kind) {
    case 'went':
      return { ...player, step: within(move.to, count), isPlaying: false };
    case 'ticked':
      return { ...player, step: within(step + 1, count), isPlaying: step + 1 < count };
    case 'pressed':
      if (player.isPlaying || count === 0) return { ...player, isPlaying: false };
      // At the end it restarts.
      return { ...player, isPlaying: true, step: step === count ? 0 : step };
    case 'paced':
      return { ...player, pace: move.pace };
  }
}

const within = (step: number, count: number): number => Math.min(Math.max(Number.isInteger(step) ? step : 0, 0), count);

/** The longest that anything is waited for where pauses are left out. */
const shortPause = 400;

/** How long the step after this one is waited for, in milliseconds; `instants` are those of the actions. */
export function waitFor(instants: readonly number[], step: number, pace: Pace): number {
  const next = instants[step];
  const gap = Math.max((next ?? 0) - (instants[step - 1] ?? next ?? 0), 0);
  if (pace === 'busy') return Math.min(gap, shortPause);
  return pace === 'fast' ? gap / 4 : gap;
}
