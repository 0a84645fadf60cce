import { type FeedEvent, ReadError } from './feedEvent.ts';

/** The stored events of one calendar: too many are joined, and refused if there are still too many. */
const MOST_STORED = 1_000;
const LOOKED_BACK = 50;

/** In their order, without what says nothing new: an event within another one. Of very many, those that touch are joined. */
export function joinEvents(events: readonly FeedEvent[]): FeedEvent[] {
  const sorted = events.toSorted((a, b) => a.from - b.from || b.to - a.to);
  const outer = sorted.filter(
    (event, index) =>
      !sorted
        .slice(Math.max(0, index - LOOKED_BACK), index)
        .some(({ to, isUnnamed }) => to >= event.to && (event.isUnnamed || !isUnnamed)),
  );
  if (outer.length <= MOST_STORED) return outer;
  const joined = joinWithin(outer, 0).map(({ from, to }) => ({ from, to, isUnnamed: false }));
  if (joined.length > MOST_STORED) throw new ReadError('too_many_events');
  return joined;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Spans in their order, those that are at most so far apart as one. */
export function joinWithin(spans: readonly Span[], gap: number): Span[] {
  const joined: Span[] = [];
  for (const { from, to } of spans) {
    const last = joined.at(-1);
    if (last === undefined || from > last.to + gap) joined.push({ from, to });
    else joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, to) };
  }
  return joined;
}
