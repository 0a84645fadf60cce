import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders/orders.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { calendarQuery } from '#src/features/cars/page/calendar/calendarQuery.ts';
import { useGetCalendarQuery } from '#src/features/cars/page/carPageApi.ts';
import type { LocalDay } from '#src/features/dates/localDay.ts';
import { addDays, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { dayOf, rentalDays } from '#src/features/dates/rentalRange.ts';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';

const Rail = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 48,
  margin: '14px 0 18px',
  overflow: 'hidden',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '24px 0 0',
    borderRadius: 6,
    backgroundColor: theme.vars.palette.background.sunken,
  },
  '& > .date': {
    position: 'absolute',
    top: 0,
    fontSize: '.75rem',
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'nowrap',
    transform: 'translateX(-50%)',
    '&[data-first]': { transform: 'none' },
  },
  '& > .span': {
    position: 'absolute',
    top: 24,
    height: 24,
    padding: '0 8px',
    borderRadius: 6,
    fontSize: '.75rem',
    fontWeight: 600,
    lineHeight: '24px',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
  },
  '& > [data-span=agreed]': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '& > [data-span=added]': {
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
    boxShadow: `inset 0 0 0 1.5px ${theme.vars.palette.primary.main}`,
  },
  '& > [data-span=givenUp]': {
    color: theme.vars.palette.text.secondary,
    boxShadow: `inset 0 0 0 1.5px ${theme.vars.palette.outline}`,
  },
  '& > [data-span=taken]': {
    backgroundColor: theme.vars.palette.grey.soft,
    color: theme.vars.palette.grey.onSoft,
  },
}));

/** Days of the calendar behind the rental, so that one sees what is still possible. */
const DAYS_AFTER = 4;

/** A longer rental is cut off at its begin: an added day has to be seen. */
const MOST_DAYS = 14;

/** Nearer dates have no room for their texts, on a phone. */
const LEAST_PERCENT = 16;

/** A narrower part has no room for “+ 2 days”. */
const LEAST_PART_PERCENT = 23;

interface Span {
  readonly kind: 'agreed' | 'added' | 'givenUp' | 'taken';
  readonly from: string;
  readonly to: string;
}

/** The days of the order as they are and as they would be, and behind them what others have. */
export function ChangeTimeline({ order, from, to }: RentalRange & { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const language = useAppSelector(selectLanguage);
  const today = todayInTbilisi(useServerNow());
  const { currentData } = useGetCalendarQuery({ params: { id: order.car.id }, query: calendarQuery(today) });
  const takenDays = (currentData?.days ?? []).flatMap(({ date, is_free }) => (is_free ? [] : [date]));
  const end = `${addDays(dayOf(later(order.to, to)), DAYS_AFTER)}T00:00`;
  const begin = later(earlier(order.from, from), `${addDays(dayOf(earlier(order.to, to)), -MOST_DAYS)}T00:00`);
  const placeOf = (moment: string) => (100 * (timeAt(moment) - timeAt(begin))) / (timeAt(end) - timeAt(begin));
  const spans = [
    ...spansOf(order, { from, to }),
    ...runsOf(takenDays.filter((day) => day > dayOf(order.to))).map(({ first, next }) => ({
      kind: 'taken' as const,
      from: `${first}T00:00`,
      to: `${next}T00:00`,
    })),
  ].filter((span) => span.to > begin && span.from < end);
  const dates = [begin, order.from, from, order.to, to]
    .filter((moment) => moment >= begin)
    .toSorted()
    .reduce<string[]>((shown, moment) => {
      const last = shown.at(-1);
      return last === undefined || placeOf(moment) - placeOf(last) >= LEAST_PERCENT ? [...shown, moment] : shown;
    }, []);
  const change = rentalDays({ from, to }) - rentalDays(order);
  // Days that another client has hide what is asked for behind their begin.
  const firstTaken = spans.find(({ kind }) => kind === 'taken')?.from ?? end;
  const textOf = (span: Span) => {
    if (span.kind === 'agreed') return t('change.timeline.yours');
    if (span.kind === 'taken') return t('change.timeline.taken');
    return t(`change.timeline.${span.kind}`, { count: rentalDays(span) });
  };
  return (
    <Rail
      role="img"
      aria-label={t(change < 0 ? 'change.timeline.less' : 'change.timeline.more', { count: Math.abs(change) })}
    >
      {dates.map((moment) => (
        <small
          className="date"
          key={moment}
          data-first={moment === begin || undefined}
          style={{ left: `${placeOf(moment)}%` }}
        >
          {formatDay(dayOf(moment), language, 'short')}
        </small>
      ))}
      {spans.map((span) => {
        const until = span.kind === 'taken' ? span.to : earlier(span.to, later(firstTaken, span.from));
        const [left, right] = [Math.max(0, placeOf(span.from)), Math.min(100, placeOf(until))];
        return (
          <span
            className="span"
            key={`${span.kind} ${span.from}`}
            data-span={span.kind}
            style={{ left: `${left}%`, width: `${right - left}%` }}
          >
            {right - left >= LEAST_PART_PERCENT ? textOf(span) : null}
          </span>
        );
      })}
    </Rail>
  );
}

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);

const timeAt = (moment: string): number => Date.parse(`${moment}:00Z`);

/** What stays of the order, and what is added to it or given up at its ends. */
function spansOf(order: RentalRange, next: RentalRange): readonly Span[] {
  const ends: readonly Span[] = [
    {
      kind: next.from < order.from ? 'added' : 'givenUp',
      from: earlier(order.from, next.from),
      to: later(order.from, next.from),
    },
    { kind: next.to > order.to ? 'added' : 'givenUp', from: earlier(order.to, next.to), to: later(order.to, next.to) },
  ];
  return [
    { kind: 'agreed', from: later(order.from, next.from), to: earlier(order.to, next.to) },
    ...ends.filter(({ from, to }) => from !== to),
  ];
}

/** Days one after the other as runs, each with the day after it. */
function runsOf(days: readonly LocalDay[]): readonly { readonly first: LocalDay; readonly next: LocalDay }[] {
  const runs: { first: LocalDay; next: LocalDay }[] = [];
  for (const day of days.toSorted()) {
    const last = runs.at(-1);
    if (last?.next === day) last.next = addDays(day, 1);
    else runs.push({ first: day, next: addDays(day, 1) });
  }
  return runs;
}
