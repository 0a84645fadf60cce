import type { Mutant } from './mutant.ts';

export interface Prepare {
  readonly kind: 'prepare';
  readonly guards: readonly string[];
  readonly mutants: readonly Mutant[];
}

/** Tests are known by their file and their place in it. */
export interface TestPlace {
  readonly guard: string;
  readonly index: number;
  readonly name: string;
  readonly milliseconds: number;
}

export interface Prepared {
  readonly kind: 'prepared';
  readonly tests: readonly TestPlace[];
  /** For each mutant the places in `tests` of those that were seen to run it. */
  readonly covering: readonly (readonly number[])[];
  /** How long it took to load all of them anew. */
  readonly loading: number;
  readonly importers: readonly (readonly [string, readonly string[]])[];
}

/** How much slower than without a change a test may be before it counts as endless. */
export interface Patience {
  readonly slower: number;
  readonly atLeast: number;
}

export interface Run {
  readonly kind: 'run';
  readonly mutant: Mutant;
  /** In the order in which they run. */
  readonly tests: readonly TestPlace[];
  readonly loading: number;
  readonly patience: Patience;
  readonly importers: Prepared['importers'];
}

/** Something that may hang begins. */
export interface Begun {
  readonly kind: 'begun';
  readonly endsWithin: number;
}

export interface Done {
  readonly kind: 'done';
  /** The test that noticed; null when none did. */
  readonly killedBy: string | null;
  /** Whether the process may hold something that the change left behind. */
  readonly isSpoilt: boolean;
  readonly megabytes: number;
}

/** The tests don't pass as they are, or something outside of them broke. */
export interface Broken {
  readonly kind: 'broken';
  readonly message: string;
}
