/** From one moment until before another, in milliseconds since the Unix epoch. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/**
 * What of the wanted spans can become blocks: without what is taken already and without what an earlier one has, so
 * that no two of them overlap. In their order; what else is known of a span is known of its parts.
 */
export function freeParts<Wanted extends Part>(wanted: readonly Wanted[], taken: readonly Part[]): Wanted[] {
  const free: Wanted[] = [];
  const occupied = [...taken].sort(byStart);
  let end = -Infinity;
  for (const span of [...wanted].sort(byStart)) {
    for (const part of without({ ...span, from: Math.max(span.from, end) }, occupied)) free.push(part);
    end = Math.max(end, span.to);
  }
  return free;
}

const byStart = (a: Part, b: Part): number => a.from - b.from || a.to - b.to;

function without<Wanted extends Part>(span: Wanted, occupied: readonly Part[]): Wanted[] {
  const parts: Wanted[] = [];
  const { to } = span;
  let start = span.from;
  for (const taken of occupied) {
    if (taken.to <= start) continue;
    if (taken.from >= to) break;
    if (taken.from > start) parts.push({ ...span, from: start, to: taken.from });
    start = Math.max(start, taken.to);
  }
  return start < to ? [...parts, { ...span, from: start }] : parts;
}
