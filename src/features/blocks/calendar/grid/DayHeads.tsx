import { memo } from 'react';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import type { Language } from '#contract/domain/values.ts';
import { overlap, spanOfDays } from '../spans.ts';
import type { Span } from '../spans.ts';
import { dayAt } from '../timeline.ts';
import type { ShownDays, Timeline } from '../timeline.ts';

interface Props {
  readonly timeline: Timeline;
  readonly shown: ShownDays;
  readonly dayWidth: number;
  readonly today: string;
  readonly language: Language;
  /** The days being chosen, and what occupies them. */
  readonly chosen: Span | null;
  readonly busy: readonly Span[];
}

type Mark = 'free' | 'taken';

/** The days above the cars. The colour of those being chosen shows whether they are free. */
export const DayHeads = memo(function DayHeads(props: Props) {
  const { timeline, shown, dayWidth, today, language, chosen, busy } = props;
  const markOf = (date: string): Mark | undefined => {
    const span = spanOfDays(date, date);
    if (chosen === null || !overlap(chosen, span)) return undefined;
    return busy.some((other) => overlap(other, chosen) && overlap(other, span)) ? 'taken' : 'free';
  };
  return (
    <div data-part="days" style={{ left: `calc(var(--car) + ${shown.first * dayWidth}px)` }}>
      {Array.from({ length: shown.count }, (_, index) => {
        const day = shown.first + index;
        const date = dayAt(timeline, day);
        return (
          <DayHead key={day} day={day} date={date} language={language} mark={markOf(date)} isToday={date === today} />
        );
      })}
    </div>
  );
});

interface HeadProps {
  readonly day: number;
  readonly date: string;
  readonly language: Language;
  readonly mark: Mark | undefined;
  readonly isToday: boolean;
}

const DayHead = memo(function DayHead({ day, date, language, mark, isToday }: HeadProps) {
  return (
    <div
      role="columnheader"
      aria-colindex={day + 2}
      aria-label={formatDay(date, language, 'full')}
      data-day=""
      data-mark={mark}
      {...(isToday && { 'data-today': '' })}
      {...(day % 7 > 4 && { 'data-weekend': '' })}
    >
      <span>{formatDay(date, language, 'weekdayShort').slice(0, 2)}</span>
      <b className="number">{Number(date.slice(8))}</b>
    </div>
  );
});
