import { memo } from 'react';
import type { Bar } from './bars.ts';
import { isOwn } from './entries.ts';
import type { EntryWords } from './useGridWords.ts';

/** Narrower than this a word would be one letter. */
const NARROWEST_WORDS = 30;

interface Props extends Bar {
  readonly words: EntryWords;
  /** It is being moved: what is left here is where it was. */
  readonly isMoved: boolean;
}

/** What stands in the row of a car from one moment to another. The cells under it say the same to screen readers. */
export const EntryBar = memo(function EntryBar({ entry, gap, width, tail, indent, words, isMoved }: Props) {
  const hasEdges = isOwn(entry);
  return (
    <div
      data-entry={entry.key}
      data-kind={entry.kind}
      {...(entry.isLow && { 'data-low': '' })}
      {...(isMoved && { 'data-moved': '' })}
      {...(tail > 0 && { 'data-tail': '' })}
      style={{ marginLeft: gap, width, ...(tail > 0 && { backgroundSize: `${tail}px 100%` }) }}
    >
      {hasEdges ? <i data-edge="from" /> : null}
      {width < NARROWEST_WORDS ? null : (
        <span style={indent > 0 ? { marginLeft: indent } : undefined}>
          <b>{words.title}</b>
          <small>{words.text}</small>
        </span>
      )}
      {hasEdges ? <i data-edge="to" /> : null}
    </div>
  );
});
