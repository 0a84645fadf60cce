import type { FeedEvent } from './feedEvent.ts';

/** What is kept of one calendar: what would be more is joined. */
const MOST_KEPT = 1_000;
const LOOKED_BACK = 50;
const DAY = 24 * 3_600_000;

/** In their order, without what says nothing new: an event within another one. Of very many, those close are joined. */
export function joinEvents(events: readonly FeedEvent[]): FeedEvent[] {
  const sorted = events.toSorted((a, b) => a.from - b.from || b.to - a.to);
  const outer = sorted.filter(
    (event, index) =>
      !sorted
        .slice(Math.max(0, index - LOOKED_BACK), index)
        .some(({ to, isUnnamed }) => to >= event.to && (event.isUnnamed || !isUnnamed)),
  );
  if (outer.length <= MOST_KEPT) return outer;
  const touching = joinWithin(outer, 0);
  // More than one on each day of two years: no car is rented in between.
  return touching.length <= MOST_KEPT ? touching : joinWithin(touching, DAY);
}

function joinWithin(events: readonly FeedEvent[], gap: number): FeedEvent[] {
  const joined: FeedEvent[] = [];
  for (const event of events) {
    const last = joined.at(-1);
    if (last === undefined || event.from > last.to + gap) joined.push(event);
    else joined[joined.length - 1] = { ...last, to: Math.max(last.to, event.to), isUnnamed: false };
  }
  return joined;
}
