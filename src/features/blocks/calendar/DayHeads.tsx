import { memo } from 'react';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#src/lib/dayNames.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { ShownDays } from './CalendarRow.tsx';
import { overlap, spanOfDays } from './spans.ts';
import type { Span } from './spans.ts';
import { dayAt } from './timeline.ts';
import type { Timeline } from './timeline.ts';

interface Props {
  readonly timeline: Timeline;
  readonly shown: ShownDays;
  readonly dayWidth: number;
  readonly today: string;
  /** The days that are being chosen, and what stands there. */
  readonly chosen: Span | null;
  readonly taken: readonly Span[];
}

/** The days over the cars. Those that are being chosen say by their colour whether they are free. */
export const DayHeads = memo(function DayHeads({ timeline, shown, dayWidth, today, chosen, taken }: Props) {
  const language = useAppSelector(selectLanguage);
  const markOf = (date: string): 'free' | 'taken' | undefined => {
    const span = spanOfDays(date, date);
    if (chosen === null || !overlap(chosen, span)) return undefined;
    return taken.some((other) => overlap(other, chosen) && overlap(other, span)) ? 'taken' : 'free';
  };
  return (
    <div data-part="days" style={{ left: `calc(var(--car) + ${shown.first * dayWidth}px)` }}>
      {Array.from({ length: shown.count }, (_, index) => {
        const day = shown.first + index;
        const date = dayAt(timeline, day);
        return (
          <div
            key={day}
            role="columnheader"
            aria-colindex={day + 2}
            data-day=""
            data-mark={markOf(date)}
            {...(date === today && { 'data-today': '' })}
            {...(day % 7 > 4 && { 'data-weekend': '' })}
          >
            <VisuallyHidden>{formatDay(date, language, 'full')}</VisuallyHidden>
            <span aria-hidden>{formatDay(date, language, 'weekdayShort').slice(0, 2)}</span>
            <b aria-hidden>{Number(date.slice(8))}</b>
          </div>
        );
      })}
    </div>
  );
});
