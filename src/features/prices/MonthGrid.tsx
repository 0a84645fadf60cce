import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DaySpan } from '#contract/calls/orders/quotes.ts';
import { addDays } from '#src/features/dates/localDay.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { firstDayOf, weeksOf } from './monthDays.ts';
import type { ShownDay } from './priceDraft.ts';

const Month = styled('div')(({ theme }) => ({
  minWidth: 0,
  containerType: 'inline-size',
  '& > h2': { marginBottom: 6, ...theme.typography.body2, fontWeight: 600 },
  '& th': {
    padding: '2px 0 6px',
    fontSize: '.75rem',
    fontWeight: 400,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
  '& td': { padding: 0 },
}));

const Weeks = styled('table')({ width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 2 });

const Blank = styled('td')({});

const Day = styled('td')(({ theme }) => ({
  position: 'relative',
  height: 44,
  border: '1px solid transparent',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.mist,
  textAlign: 'center',
  fontSize: '.75rem',
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  userSelect: 'none',
  // Three digits fit into a day of the narrowest month, also before the site's font is there; four may reach its edges.
  '& .price': {
    display: 'block',
    marginInline: -3,
    fontSize: 'clamp(.5625rem, 5.4cqi, .75rem)',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '&[data-rule=weekday]': { backgroundColor: theme.vars.palette.background.sunken },
  '&[data-rule=season]': {
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
  },
  '&[data-rule=date]': {
    borderColor: theme.vars.palette.warning.main,
    backgroundColor: theme.vars.palette.warning.soft,
    color: theme.vars.palette.warning.onSoft,
  },
  '&[aria-disabled]': { color: theme.vars.palette.text.tertiary, cursor: 'default', '& .price': { fontWeight: 400 } },
  '&[data-taken]::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 2,
    height: 3,
    backgroundColor: theme.vars.palette.text.tertiary,
  },
  '&[aria-selected=true]': {
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2, zIndex: 1 },
  [theme.breakpoints.down('md')]: { height: 48 },
}));

interface Props {
  readonly month: string;
  readonly today: string;
  readonly dayOf: (date: string) => ShownDay;
  readonly isBusy: (date: string) => boolean;
  readonly span: DaySpan | null;
  readonly focused: string;
}

// Any Monday will do.
const MONDAY = '2026-06-01';
const weekdays = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(MONDAY, day));

/** A month of days with the price of each in whole lari; the accessible name has the exact price and its rule. */
export function MonthGrid({ month, today, dayOf, isBusy, span, focused }: Props) {
  const { t } = useTranslation('prices');
  const language = useAppSelector(selectLanguage);
  const titleId = useId();
  const textOf = (price: number | null): string => (price === null ? t('day.noPrice') : formatGel(price, language));
  const describe = ({ date, price, rule, season = '' }: ShownDay): string =>
    t(isBusy(date) ? 'day.taken' : 'day.name', {
      date: formatDay(date, language, 'full'),
      price: textOf(price),
      rule: rule === 'season' ? t('rule.season', { name: season }) : t(`rule.${rule}`),
    });
  return (
    <Month>
      <h2 id={titleId}>{formatDay(firstDayOf(month), language, 'month')}</h2>
      <Weeks role="grid" aria-labelledby={titleId} aria-multiselectable>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" abbr={formatDay(day, language, 'weekdayLong')}>
                {formatDay(day, language, 'weekdayShort')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, place) => {
                // The weeks before the first and after the last day.
                if (date === null) return <Blank key={weekdays[place]} />;
                const day = dayOf(date);
                return (
                  <Day
                    key={date}
                    role="gridcell"
                    data-day={date}
                    data-rule={day.rule}
                    {...(date < today && { 'aria-disabled': true })}
                    {...(isBusy(date) && { 'data-taken': '' })}
                    tabIndex={date === focused ? 0 : -1}
                    aria-selected={span !== null && span.from <= date && date <= span.to}
                    title={textOf(day.price)}
                  >
                    <VisuallyHidden>{describe(day)}</VisuallyHidden>
                    <span aria-hidden>
                      {Number(date.slice(8))}
                      <b className="price">{day.price === null ? '–' : Math.round(day.price / 100)}</b>
                    </span>
                  </Day>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Weeks>
    </Month>
  );
}
