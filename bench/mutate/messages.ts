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
  /** For each mutant the places in `tests` of those that run it; the cheapest first. */
  readonly covering: readonly (readonly number[])[];
  readonly importers: readonly (readonly [string, readonly string[]])[];
}

export interface Run {
  readonly kind: 'run';
  readonly mutant: Mutant;
  readonly tests: readonly TestPlace[];
  readonly importers: Prepared['importers'];
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
