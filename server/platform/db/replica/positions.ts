/** A position in the log of the database that is written to, and a moment before which everything is in front of it. */
interface Position {
  readonly lsn: string;
  readonly at: number;
}

/** How long a replica is still asked after the primary has gone silent: then nothing new can be missed for long. */
export const SILENCE_MS = 60_000;

export interface Positions {
  add(position: Position): void;
  /** The position that a replica must have reached to lag by no more than the bound; null: nothing is known. */
  needed(now: number): string | null;
}

/**
 * How far the log was, and when. A replica that has come to a position lacks nothing from before its moment: this bounds
 * the lag without comparing clocks, also while nobody writes. While the primary is silent time does not count, for nobody
 * can write either.
 */
export function makePositions(lagMs: number): Positions {
  let positions: Position[] = [];
  return {
    add: (position) => {
      positions = [...positions.filter(({ at }) => at >= position.at - lagMs), position];
    },
    needed: (now) => {
      const last = positions.at(-1);
      if (last === undefined || now - last.at > SILENCE_MS) return null;
      const since = last.at - lagMs;
      return positions.find(({ at }) => at >= since)?.lsn ?? null;
    },
  };
}
