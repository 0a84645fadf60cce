/** From one moment until before another, in milliseconds since the Unix epoch. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/**
 * What of the wanted spans can become blocks: without what is taken already and without what an earlier one has, so
 * that no two of them overlap. In their order.
 */
export function freeParts(wanted: readonly Part[], taken: readonly Part[]): Part[] {
  const kept: Part[] = [];
  const occupied = [...taken].sort(byStart);
  let end = -Infinity;
  for (const { from, to } of [...wanted].sort(byStart)) {
    for (const part of without({ from: Math.max(from, end), to }, occupied)) kept.push(part);
    end = Math.max(end, to);
  }
  return kept;
}

const byStart = (a: Part, b: Part): number => a.from - b.from || a.to - b.to;

function without({ from, to }: Part, occupied: readonly Part[]): Part[] {
  const parts: Part[] = [];
  let start = from;
  for (const taken of occupied) {
    if (taken.to <= start) continue;
    if (taken.from >= to) break;
    if (taken.from > start) parts.push({ from: start, to: taken.from });
    start = Math.max(start, taken.to);
  }
  return start < to ? [...parts, { from: start, to }] : parts;
}
