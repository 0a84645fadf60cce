import { browserStorage } from '#src/shared/lib/browserStorage.ts';

const key = 'gza.scroll';

/** Whether the document came by a link, a form or an address, and not by a reload or a step in the history. */
const isOpenedAnew = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

/** The scroll position of each entry of this tab's history; survives a reload. */
export function readPositions(): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(browserStorage('sessionStorage')?.getItem(key) ?? '[]');
    const isEntry = (entry: unknown): entry is [string, number] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
    const positions = new Map(Array.isArray(entries) ? entries.filter(isEntry) : []);
    // A newly opened document starts at its top, whatever was scrolled at its address before.
    if (isOpenedAnew()) positions.delete(window.location.pathname);
    return positions;
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
