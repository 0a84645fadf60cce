import EventAvailableOutlinedIcon from '@mui/icons-material/EventAvailableOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { dayOf } from '#src/features/dates/rentalRange.ts';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';

const Suggestion = styled('div')(({ theme }) => ({
  marginTop: 10,
  padding: '12px 14px',
  borderRadius: theme.radii.large,
  backgroundColor: theme.vars.palette.background.mist,
  fontSize: '.9375rem',
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 10 },
}));

interface Props {
  readonly dates: readonly RentalRange[];
  readonly onTake: (range: RentalRange) => void;
}

/** Alternatives to unavailable dates: the next ones of the same length, each one press away. */
export function FreeDates({ dates, onTake }: Props) {
  const { t } = useTranslation('quote');
  const language = useAppSelector(selectLanguage);
  if (dates.length === 0) return <Suggestion>{t('noFreeDates')}</Suggestion>;
  return (
    <Suggestion>
      <span>{t('freeDates')}</span>
      <ul>
        {dates.map((range) => (
          <li key={range.from}>
            <Button variant="outlined" startIcon={<EventAvailableOutlinedIcon />} onClick={() => onTake(range)}>
              <span>{formatDays(dayOf(range.from), dayOf(range.to), language)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Suggestion>
  );
}
