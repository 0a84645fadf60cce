import { memo } from 'react';
import type { CalendarCar } from '#contract/calls/blocks.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { barsOf } from '../bars.ts';
import type { Bar } from '../bars.ts';
import { nameOf, stateOf } from './CarColumn.tsx';
import { DayCells } from './DayCells.tsx';
import { othersOf } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { entriesOf, isOwn } from '../entries.ts';
import { firstDayOf, lastDayOf, overlap, spanOfDays, freePartsOf, takenPartsOf } from '../spans.ts';
import type { Span } from '../spans.ts';
import { dayAt, placeOf } from '../timeline.ts';
import type { ShownDays, Timeline } from '../timeline.ts';
import type { GridWords, EntryWords } from './useGridWords.ts';

/** Narrower than this a word would be one letter. */
const NARROWEST_WORDS = 30;

interface EntryBarProps extends Bar {
  readonly words: EntryWords;
  /** It is being moved: what is left here is where it was. */
  readonly isMoved: boolean;
}

/** What stands in the row of a car from one moment to another. The cells under it say the same to screen readers. */
const EntryBar = memo(function EntryBar({ entry, gap, width, tail, indent, words, isMoved }: EntryBarProps) {
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

interface DraftBarProps {
  readonly span: Span;
  /** What else stands in the row. */
  readonly taken: readonly Span[];
  readonly timeline: Timeline;
  readonly dayWidth: number;
  readonly label: string;
}

/** The days somebody is choosing: what is free of them in green, what is taken hatched in red. */
function DraftBar({ span, taken, timeline, dayWidth, label }: DraftBarProps) {
  const place = (moment: string) => placeOf(timeline, moment) * dayWidth;
  const boxOf = ({ from, to }: Span) => ({ left: place(from), width: place(to) - place(from) - 2 });
  return (
    <>
      {freePartsOf(span, taken).map((part, index) => (
        <div key={part.from} data-draft="free" id={index === 0 ? 'calendar-draft' : undefined} style={boxOf(part)}>
          {index === 0 ? label : null}
        </div>
      ))}
      {takenPartsOf(span, taken).map((part) => (
        <div key={part.from} data-draft="taken" style={boxOf(part)} />
      ))}
    </>
  );
}

interface Props {
  readonly car: CalendarCar;
  readonly index: number;
  readonly top: number;
  readonly timeline: Timeline;
  /** Which bars are there. */
  readonly shown: ShownDays;
  /** Which cells are; null while rows fly past. */
  readonly cells: ShownDays | null;
  readonly dayWidth: number;
  /** Where the days in sight begin, px: words of bars that begin before stand there. */
  readonly edge: number;
  readonly today: string;
  readonly words: GridWords;
  /** The day the keyboard is on, in this row. */
  readonly activeDay: number | null;
  /** What is being chosen in this row. */
  readonly draft: Draft | null;
  /** The block of this row that is being moved. */
  readonly movedId: number | null;
}

/** A car with its days: a cell for each day for keyboard and screen reader, and bars for what stands there. */
export const CalendarRow = memo(function CalendarRow(props: Props) {
  const { car, index, top, timeline, shown, cells, dayWidth, edge, today, words, activeDay, draft, movedId } = props;
  return (
    <div role="row" aria-rowindex={index + 2} style={{ top }}>
      <div role="rowheader" aria-colindex={1}>
        {nameOf(car)} {stateOf(car, words.paused)}
      </div>
      {cells === null ? null : (
        <DayCells
          car={car}
          timeline={timeline}
          shown={cells}
          dayWidth={dayWidth}
          today={today}
          words={words}
          activeDay={activeDay}
        />
      )}
      <div data-part="bars" aria-hidden>
        <Bars
          car={car}
          timeline={timeline}
          shown={shown}
          dayWidth={dayWidth}
          edge={edge}
          words={words}
          movedId={movedId}
        />
        {draft ? (
          <DraftBar
            span={draft.span}
            taken={othersOf(car, draft)}
            timeline={timeline}
            dayWidth={dayWidth}
            label={formatDays(firstDayOf(draft.span), lastDayOf(draft.span), words.language)}
          />
        ) : null}
      </div>
    </div>
  );
});

type BarsProps = Pick<Props, 'car' | 'timeline' | 'shown' | 'dayWidth' | 'edge' | 'words' | 'movedId'>;

const Bars = memo(function Bars({ car, timeline, shown, dayWidth, edge, words, movedId }: BarsProps) {
  const inSight = spanOfDays(dayAt(timeline, shown.first), dayAt(timeline, shown.first + shown.count - 1));
  const entries = entriesOf(car).filter((entry) => overlap(entry, inSight));
  return barsOf(entries, timeline, dayWidth, edge).map((bar) => (
    <EntryBar
      key={bar.entry.key}
      {...bar}
      words={words.of(bar.entry)}
      isMoved={bar.entry.block !== null && bar.entry.block.id === movedId}
    />
  ));
});
