import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarCar } from '#contract/blocks.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDays } from '#src/lib/dayNames.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { othersOf } from './draft.ts';
import type { Draft } from './draft.ts';
import { DraftBar } from './DraftBar.tsx';
import { entriesOf } from './entries.ts';
import { EntryBar } from './EntryBar.tsx';
import { CAR_WIDTH } from './gridLook.ts';
import { firstDayOf, lastDayOf, overlap, spanOfDays } from './spans.ts';
import { dayAt } from './timeline.ts';
import type { Timeline } from './timeline.ts';
import { useEntryWords } from './useEntryWords.ts';

export interface ShownDays {
  /** Of the timeline. */
  readonly first: number;
  readonly count: number;
}

interface Props {
  readonly car: CalendarCar;
  readonly index: number;
  readonly top: number;
  readonly timeline: Timeline;
  readonly shown: ShownDays;
  readonly dayWidth: number;
  readonly today: string;
  /** The day the keyboard is on, in this row. */
  readonly activeDay: number | null;
  /** What is being chosen in this row. */
  readonly draft: Draft | null;
  /** The block of this row that is being moved. */
  readonly movedId: number | null;
}

export const cellId = (carId: number, day: number): string => `calendar-${carId}-${day}`;

/** A car with its days: a cell for each day for keyboard and screen reader, and bars for what stands there. */
export const CalendarRow = memo(function CalendarRow(props: Props) {
  const { car, index, top, timeline, shown, dayWidth, today, activeDay, draft, movedId } = props;
  const { t } = useTranslation('calendar');
  const language = useAppSelector(selectLanguage);
  const wordsOf = useEntryWords();
  const all = useMemo(() => entriesOf(car), [car]);
  const { entries, labels } = useMemo(() => {
    const inSight = spanOfDays(dayAt(timeline, shown.first), dayAt(timeline, shown.first + shown.count - 1));
    const seen = all.filter((entry) => overlap(entry, inSight));
    const words = seen.map((entry) => ({ entry, whole: wordsOf(entry).whole }));
    const labelOf = (date: string): string => {
      const span = spanOfDays(date, date);
      const here = words.filter(({ entry }) => overlap(entry, span)).map(({ whole }) => whole);
      return here.length > 0 ? here.join('; ') : t(date < today ? 'cell.past' : 'cell.free');
    };
    const days = Array.from({ length: shown.count }, (_, place) => shown.first + place);
    return { entries: seen, labels: days.map((day) => [day, labelOf(dayAt(timeline, day))] as const) };
  }, [all, shown, timeline, today, wordsOf, t]);

  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-row={draft ? 'chosen' : ''}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="rowheader" data-part="car" aria-colindex={1}>
        {car.image ? <img src={car.image.url} alt="" width={52} height={38} loading="lazy" decoding="async" /> : null}
        <div>
          <b>
            {car.brand} {car.model}
          </b>
          <small>{car.status === 'inactive' ? `${car.year} · ${t('head.paused')}` : car.year}</small>
        </div>
      </div>
      <div data-part="days" style={{ left: `calc(var(--car) + ${shown.first * dayWidth}px)` }}>
        {labels.map(([day, label]) => (
          <div
            key={day}
            id={cellId(car.id, day)}
            role="gridcell"
            aria-colindex={day + 2}
            aria-label={label}
            {...(activeDay === day && { 'data-active': '', 'aria-selected': true })}
          />
        ))}
      </div>
      <div data-part="bars" aria-hidden>
        {entries.map((entry) => (
          <EntryBar
            key={entry.key}
            entry={entry}
            timeline={timeline}
            dayWidth={dayWidth}
            isMoved={entry.block !== null && entry.block.id === movedId}
          />
        ))}
        {draft ? (
          <DraftBar
            span={draft.span}
            taken={othersOf(car, draft)}
            timeline={timeline}
            dayWidth={dayWidth}
            label={formatDays(firstDayOf(draft.span), lastDayOf(draft.span), language)}
          />
        ) : null}
      </div>
    </div>
  );
});

export const carWidthOf = (isPhone: boolean): number => CAR_WIDTH[isPhone ? 'phone' : 'wide'];
