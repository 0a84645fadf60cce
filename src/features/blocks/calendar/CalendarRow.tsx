import { memo } from 'react';
import type { CalendarCar } from '#contract/calls/blocks.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { barsOf } from './bars.ts';
import { nameOf, stateOf } from './CarColumn.tsx';
import { DayCells } from './DayCells.tsx';
import { othersOf } from './draft.ts';
import type { Draft } from './draft.ts';
import { DraftBar } from './DraftBar.tsx';
import { entriesOf } from './entries.ts';
import { EntryBar } from './EntryBar.tsx';
import { firstDayOf, lastDayOf, overlap, spanOfDays } from './spans.ts';
import { dayAt } from './timeline.ts';
import type { ShownDays, Timeline } from './timeline.ts';
import type { GridWords } from './useGridWords.ts';

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
