import EventAvailableRoundedIcon from '@mui/icons-material/EventAvailableRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { dayOf } from '#src/features/dates/rentalRange.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  marginTop: 6,
  ...theme.typography.body2,
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  '& > svg': { width: 18, height: 18 },
}));

/** On which dates a car is free that is taken on the asked ones. Its price and its link are of these. */
export function FreeDates({ dates }: { readonly dates: RentalRange }) {
  const { t } = useTranslation('search');
  const language = useAppSelector(selectLanguage);
  return (
    <Line>
      <EventAvailableRoundedIcon aria-hidden />
      <span>{t('nearby.free', { dates: formatDays(dayOf(dates.from), dayOf(dates.to), language) })}</span>
    </Line>
  );
}
