import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { useDatesText } from './useDatesText.ts';

const Suggestion = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  marginTop: 10,
  padding: '12px 14px',
  borderRadius: theme.radii.large,
  backgroundColor: theme.vars.palette.background.mist,
  fontSize: '.9375rem',
}));

interface Props {
  range: RentalRange | null;
  onTake: (range: RentalRange) => void;
}

/** The way out of taken dates: as many free days as near as possible. */
export function NearestDates({ range, onTake }: Props) {
  const { t } = useTranslation('car');
  const datesText = useDatesText();
  if (!range) return <Suggestion>{t('booking.noNearest')}</Suggestion>;
  return (
    <Suggestion>
      {t('booking.nearest', { dates: datesText(range) })}
      <Button variant="text" onClick={() => onTake(range)}>
        {t('booking.take')}
      </Button>
    </Suggestion>
  );
}
