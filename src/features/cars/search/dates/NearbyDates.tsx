import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { MOST_FLEXIBLE } from '#contract/domain/limits.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { shiftMoment } from '#contract/domain/rentalTime.ts';
import { Price } from '#src/features/currency/Price.tsx';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { dayOf, isRentable, parseRange } from '#src/features/dates/rentalRange.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import type { SearchFilters } from '../searchFilters.ts';
import { changeFilters } from '../searchFilters.ts';
import { searchQuery } from '../searchQuery.ts';
import { useListNearbyDatesQuery } from './nearbyDatesApi.ts';

const Strip = styled('section')(({ theme }) => ({
  display: 'flex',
  alignItems: 'stretch',
  gap: 8,
  marginTop: 16,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  position: 'relative',
  // For focus rings, which scrolling would clip.
  padding: 4,
  marginInline: -4,
  [theme.breakpoints.down('md')]: {
    marginInline: `calc(-1 * ${theme.layout.gutter})`,
    paddingInline: theme.layout.gutter,
  },
}));

const Dates = styled(ButtonBase)(({ theme }) => ({
  flex: '1 0 auto',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 2,
  minWidth: 100,
  minHeight: 52,
  padding: '6px 10px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radii.control,
  ...theme.typography.body2,
  lineHeight: 1.3,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '& > .price': { minHeight: '1.3em', fontSize: '.8125rem', fontWeight: 400, color: theme.vars.palette.text.secondary },
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&[aria-pressed=true]': {
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
    '& > .price': { color: 'inherit' },
  },
  '&[data-least] > .price': { fontWeight: 600, color: theme.vars.palette.primary.main },
}));

interface Props {
  readonly filters: SearchFilters;
  readonly onChange: (filters: SearchFilters) => void;
}

/** What the cheapest car costs some days earlier and later. Only with dates. */
export function NearbyDates({ filters, onChange }: Props) {
  const asked = parseRange(filters.from, filters.to);
  return asked && <StripOf asked={asked} filters={filters} onChange={onChange} />;
}

function StripOf({ asked, filters, onChange }: Props & { readonly asked: RentalRange }) {
  const { t } = useTranslation('search');
  const language = useAppSelector(selectLanguage);
  const now = useServerNow();
  const { sort: _sort, ...query } = searchQuery(changeFilters(filters, { flexible: undefined }));
  // Those of other filters are no prices of these; without an answer there are none, and the dates can be chosen.
  const { currentData } = useListNearbyDatesQuery({ query: { ...query, ...asked } });
  const least = Math.min(...(currentData?.dates ?? []).map(({ total_from }) => total_from ?? Infinity));
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const chosen = pressed.current;
    const strip = chosen?.parentElement;
    if (chosen && strip) strip.scrollLeft = chosen.offsetLeft - (strip.clientWidth - chosen.offsetWidth) / 2;
  }, [asked.from, asked.to]);
  const ranges = Array.from({ length: 2 * MOST_FLEXIBLE + 1 }, (_, index) => index - MOST_FLEXIBLE)
    .map((days) => ({ from: shiftMoment(asked.from, days), to: shiftMoment(asked.to, days) }))
    .filter((range) => isRentable(range, now));
  return (
    <Strip data-script="" aria-label={t('nearby.label')}>
      {ranges.map((range) => {
        const isAsked = range.from === asked.from;
        const told = currentData?.dates.find(({ from }) => from === range.from);
        const total = told?.total_from ?? null;
        return (
          <Dates
            key={range.from}
            ref={isAsked ? pressed : null}
            aria-pressed={isAsked}
            data-least={total !== null && total === least ? '' : undefined}
            onClick={() => onChange(changeFilters(filters, range))}
          >
            {formatDays(dayOf(range.from), dayOf(range.to), language)}
            <small className="price">
              {told === undefined ? null : total === null ? (
                t('nearby.none')
              ) : (
                <Trans t={t} i18nKey="nearby.from" components={{ price: <Price tetri={total} /> }} />
              )}
            </small>
          </Dates>
        );
      })}
    </Strip>
  );
}
