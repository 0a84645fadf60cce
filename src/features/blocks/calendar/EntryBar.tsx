import { memo } from 'react';
import { isOwn } from './entries.ts';
import type { Entry } from './entries.ts';
import { signId } from './EntrySigns.tsx';
import { placeOf } from './timeline.ts';
import type { Timeline } from './timeline.ts';
import type { EntryWords } from './useGridWords.ts';

/** Narrower than this a word would be one letter. */
const NARROWEST_WORDS = 30;
/** Wider than its words may be: they stay in sight while it is scrolled out. */
const LONG = 240;

interface Props {
  readonly entry: Entry;
  readonly words: EntryWords;
  readonly timeline: Timeline;
  readonly dayWidth: number;
  /** It is being moved: what is left here is where it was. */
  readonly isMoved: boolean;
}

/** What stands in the row of a car from one moment to another. The cells under it say the same to screen readers. */
export const EntryBar = memo(function EntryBar({ entry, words, timeline, dayWidth, isMoved }: Props) {
  const place = (moment: string) => placeOf(timeline, moment) * dayWidth;
  const left = place(entry.from);
  const width = Math.max(6, place(entry.to) - left - 2);
  return (
    <div
      data-entry={entry.key}
      data-kind={entry.kind}
      {...(entry.isLow && { 'data-low': '' })}
      {...(isMoved && { 'data-moved': '' })}
      {...(width > LONG && { 'data-long': '' })}
      style={{ left, width }}
    >
      {entry.end < entry.to ? <u style={{ width: Math.max(0, place(entry.to) - place(entry.end)) }} /> : null}
      {width < NARROWEST_WORDS ? null : (
        <span>
          <b>
            <svg aria-hidden>
              <use href={`#${signId(entry.kind)}`} />
            </svg>
            {words.title}
          </b>
          <small>{words.text}</small>
        </span>
      )}
      {isOwn(entry) ? (
        <>
          <i data-edge="from" />
          <i data-edge="to" />
        </>
      ) : null}
    </div>
  );
});
