import { memo } from 'react';
import type { CalendarCar } from '#contract/calls/blocks.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { barsOf } from '../bars.ts';
import type { Bar } from '../bars.ts';
import { othersOf } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { entriesOf, isOwn } from '../entries.ts';
import { firstDayOf, lastDayOf, overlap, spanOfDays, freePartsOf, busyPartsOf } from '../spans.ts';
import type { Span } from '../spans.ts';
import { dayAt, dayOffsetOf } from '../timeline.ts';
import type { ShownDays, Timeline } from '../timeline.ts';
import { nameOf, stateOf } from './CarColumn.tsx';
import { DayCells } from './DayCells.tsx';
import type { GridTexts, EntryLabel } from './useGridTexts.ts';

/** Narrower bars show no label. */
const MIN_LABEL_WIDTH = 30;

interface EntryBarProps extends Bar {
  readonly label: EntryLabel;
  /** It is being moved; this bar marks the original position. */
  readonly isMoved: boolean;
}

/** An entry in the row of a car. Screen readers get the same from the cells underneath. */
const EntryBar = memo(function EntryBar({ entry, gap, width, tail, indent, label, isMoved }: EntryBarProps) {
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
      {width < MIN_LABEL_WIDTH ? null : (
        <span className="label" style={indent > 0 ? { marginLeft: indent } : undefined}>
          <b className="title">{label.title}</b>
          <small className="detail">{label.text}</small>
        </span>
      )}
      {hasEdges ? <i data-edge="to" /> : null}
    </div>
  );
});

interface DraftBarProps {
  readonly span: Span;
  /** Other blocks in the row. */
  readonly busy: readonly Span[];
  readonly timeline: Timeline;
  readonly dayWidth: number;
  readonly label: string;
}

/** The days being chosen: free ones in green, busy ones hatched in red. */
function DraftBar({ span, busy, timeline, dayWidth, label }: DraftBarProps) {
  const xOf = (moment: string) => dayOffsetOf(timeline, moment) * dayWidth;
  const boxOf = ({ from, to }: Span) => ({ left: xOf(from), width: xOf(to) - xOf(from) - 2 });
  return (
    <>
      {freePartsOf(span, busy).map((part, index) => (
        <div key={part.from} data-draft="free" id={index === 0 ? 'calendar-draft' : undefined} style={boxOf(part)}>
          {index === 0 ? label : null}
        </div>
      ))}
      {busyPartsOf(span, busy).map((part) => (
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
  /** For which days bars are rendered. */
  readonly shown: ShownDays;
  /** For which days cells are rendered; null while scrolling fast. */
  readonly cells: ShownDays | null;
  readonly dayWidth: number;
  /** Left edge of the visible days, px: labels of bars that begin before it start there. */
  readonly edge: number;
  readonly today: string;
  readonly texts: GridTexts;
  /** The day with keyboard focus, in this row. */
  readonly activeDay: number | null;
  /** The days being chosen in this row. */
  readonly draft: Draft | null;
  /** The block of this row being moved. */
  readonly movedId: number | null;
}

/** A car with its days: a cell per day for keyboard and screen readers, and bars for its entries. */
export const CalendarRow = memo(function CalendarRow(props: Props) {
  const { car, index, top, timeline, shown, cells, dayWidth, edge, today, texts, activeDay, draft, movedId } = props;
  return (
    <div role="row" aria-rowindex={index + 2} style={{ top }}>
      <div role="rowheader" aria-colindex={1}>
        {nameOf(car)} {stateOf(car, texts.paused)}
      </div>
      {cells === null ? null : (
        <DayCells
          car={car}
          timeline={timeline}
          shown={cells}
          dayWidth={dayWidth}
          today={today}
          texts={texts}
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
          texts={texts}
          movedId={movedId}
        />
        {draft ? (
          <DraftBar
            span={draft.span}
            busy={othersOf(car, draft)}
            timeline={timeline}
            dayWidth={dayWidth}
            label={formatDays(firstDayOf(draft.span), lastDayOf(draft.span), texts.language)}
          />
        ) : null}
      </div>
    </div>
  );
});

type BarsProps = Pick<Props, 'car' | 'timeline' | 'shown' | 'dayWidth' | 'edge' | 'texts' | 'movedId'>;

const Bars = memo(function Bars({ car, timeline, shown, dayWidth, edge, texts, movedId }: BarsProps) {
  const inSight = spanOfDays(dayAt(timeline, shown.first), dayAt(timeline, shown.first + shown.count - 1));
  const entries = entriesOf(car).filter((entry) => overlap(entry, inSight));
  return barsOf(entries, timeline, dayWidth, edge).map((bar) => (
    <EntryBar
      key={bar.entry.key}
      {...bar}
      label={texts.labelOf(bar.entry)}
      isMoved={bar.entry.block !== null && bar.entry.block.id === movedId}
    />
  ));
});
