import { describeMutant, type Mutant } from './mutant.ts';

/** Why survivors may live, by file and change, as `survivors.md` says. */
export type Reasons = ReadonlyMap<string, string>;

const keyOf = (file: string, change: string) => `${file} ${change}`;

/** Reads that list: a heading for each file, and under it a change with its reason. */
export function readReasons(page: string): Reasons {
  const reasons = new Map<string, string>();
  let file = '';
  for (const line of page.split('\n')) {
    file = /^### `(.+)`$/.exec(line)?.[1] ?? file;
    const [, change, reason] = /^- (`[^`]*`: `[^`]*` → (?:`[^`]*`|nothing)(?: \(\d+\))?): (.+)$/.exec(line) ?? [];
    if (change !== undefined && reason !== undefined) reasons.set(keyOf(file, change), reason);
  }
  return reasons;
}

export function reasonOf(reasons: Reasons, mutant: Mutant): string | undefined {
  return reasons.get(keyOf(mutant.file, describeMutant(mutant)));
}
