import { useEffect } from 'react';
import type { ReplayStep } from '../makeReplay.ts';
import { waitFor } from './player.ts';
import type { Player } from './player.ts';

/** Advances from step to step while the player plays. */
export function usePlayback({ isPlaying, step, pace }: Player, steps: readonly ReplayStep[], onTick: () => void): void {
  useEffect(() => {
    if (!isPlaying) return undefined;
    const near = steps.slice(Math.max(step - 1, 0), step + 1).map(({ timestamp }) => timestamp);
    const timer = setTimeout(onTick, waitFor(near, step === 0 ? 0 : 1, pace));
    return () => clearTimeout(timer);
  }, [isPlaying, step, pace, steps, onTick]);
}
