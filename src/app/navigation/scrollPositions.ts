import { browserStorage } from '#src/lib/browserStorage.ts';

const key = 'gza.scroll';

/** Where each entry of this tab's history was scrolled to; kept over a reload. */
export function readPositions(): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(browserStorage('sessionStorage')?.getItem(key) ?? '[]');
    const isEntry = (entry: unknown): entry is [string, number] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
    return new Map(Array.isArray(entries) ? entries.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

/** Losing them costs a little scrolling, nothing more. */
export function writePositions(positions: ReadonlyMap<string, number>): void {
  try {
    browserStorage('sessionStorage')?.setItem(key, JSON.stringify([...positions]));
  } catch {
    // Full or forbidden: see above.
  }
}
