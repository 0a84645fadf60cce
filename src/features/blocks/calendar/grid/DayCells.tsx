import { memo } from 'react';
import type { CalendarCar } from '#contract/calls/blocks.ts';
import { entriesOf } from '../entries.ts';
import { overlap, spanOfDays } from '../spans.ts';
import { dayAt } from '../timeline.ts';
import type { ShownDays, Timeline } from '../timeline.ts';
import type { GridTexts } from './useGridTexts.ts';

interface Props {
  readonly car: CalendarCar;
  readonly timeline: Timeline;
  readonly shown: ShownDays;
  readonly dayWidth: number;
  readonly today: string;
  readonly texts: GridTexts;
  readonly activeDay: number | null;
}

export const cellId = (carId: number, day: number): string => `calendar-${carId}-${day}`;

/** The days of a car for keyboard and screen readers, each labelled with its entries. Invisible. */
export const DayCells = memo(function DayCells(props: Props) {
  const { car, timeline, shown, dayWidth, today, texts, activeDay } = props;
  const entries = entriesOf(car);
  const labelOf = (date: string): string => {
    const span = spanOfDays(date, date);
    const here = entries.filter((entry) => overlap(entry, span)).map(texts.describe);
    return here.length > 0 ? here.join('; ') : date < today ? texts.past : texts.free;
  };
  return (
    <div data-part="days" style={{ left: `calc(var(--car) + ${shown.first * dayWidth}px)` }}>
      {Array.from({ length: shown.count }, (_, index) => {
        const day = shown.first + index;
        return (
          <div
            key={day}
            id={cellId(car.id, day)}
            role="gridcell"
            aria-colindex={day + 2}
            aria-label={labelOf(dayAt(timeline, day))}
            {...(activeDay === day && { 'data-active': '', 'aria-selected': true })}
          />
        );
      })}
    </div>
  );
});
