import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { City } from '#contract/calls/reference/reference.ts';
import { todayInTbilisi } from '#src/features/dates/localDay.ts';
import { dayOf } from '#src/features/dates/rentalRange.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { askCell } from '#src/shared/ui/components/askCell.ts';
import type { SearchFilters } from './searchFilters.ts';

/** A native form field with its label. */
export const PlainQuestion = styled('label')(askCell, ({ theme }) => ({
  padding: '10px 14px',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: theme.radii.control,
  '& > select, & > input': {
    width: '100%',
    minHeight: 28,
    padding: 0,
    border: 0,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    fontWeight: 500,
  },
}));

interface Props {
  readonly cities: readonly City[];
  readonly filters: SearchFilters;
}

/** City and dates under the parameter names of the URL: inside `<noscript>`, which the client does not render. */
export function PlainQuestions({ cities, filters }: Props) {
  const { t } = useTranslation('rental');
  const today = todayInTbilisi(useServerNow());
  const day = (name: 'from' | 'to', label: string) => (
    <PlainQuestion>
      <small className="label">{label}</small>
      <input type="date" name={name} min={today} defaultValue={filters[name] && dayOf(filters[name])} />
    </PlainQuestion>
  );
  return (
    <>
      <PlainQuestion>
        <small className="label">{t('form.place')}</small>
        <select name="city_id" defaultValue={filters.city_id}>
          <option value="">{t('form.anywhere')}</option>
          {cities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </PlainQuestion>
      {day('from', t('form.pickUp'))}
      {day('to', t('form.return'))}
    </>
  );
}
