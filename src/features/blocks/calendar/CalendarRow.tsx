import { memo } from 'react';
import type { CalendarCar } from '#contract/blocks.ts';
import { formatDays } from '#src/lib/dayNames.ts';
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
  const { car, index, top, timeline, shown, cells, dayWidth, today, words, activeDay, draft, movedId } = props;
  return (
    <div role="row" aria-rowindex={index + 2} data-row={draft ? 'chosen' : ''} style={{ top }}>
      <div role="rowheader" data-part="car" aria-colindex={1}>
        {car.image ? <img src={car.image.url} alt="" width={52} height={38} loading="lazy" decoding="async" /> : null}
        <div>
          <b>
            {car.brand} {car.model}
          </b>
          <small>{car.status === 'inactive' ? `${car.year} · ${words.paused}` : car.year}</small>
        </div>
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
        <Bars car={car} timeline={timeline} shown={shown} dayWidth={dayWidth} words={words} movedId={movedId} />
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

type BarsProps = Pick<Props, 'car' | 'timeline' | 'shown' | 'dayWidth' | 'words' | 'movedId'>;

const Bars = memo(function Bars({ car, timeline, shown, dayWidth, words, movedId }: BarsProps) {
  const inSight = spanOfDays(dayAt(timeline, shown.first), dayAt(timeline, shown.first + shown.count - 1));
  return entriesOf(car)
    .filter((entry) => overlap(entry, inSight))
    .map((entry) => (
      <EntryBar
        key={entry.key}
        entry={entry}
        words={words.of(entry)}
        timeline={timeline}
        dayWidth={dayWidth}
        isMoved={entry.block !== null && entry.block.id === movedId}
      />
    ));
});
