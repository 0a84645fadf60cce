import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isLocalDay } from '#src/features/dates/localDay.ts';
import { FieldMessage } from '#src/forms/FieldMessage.tsx';
import { useScreenState } from '#src/store/useScreenState.ts';
import type { ExceptionDay } from './branchForm.ts';
import { Handovers } from './Handovers.tsx';
import { TimeSpan } from './TimeSpan.tsx';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  maxWidth: 420,
  marginTop: 12,
  padding: 16,
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.background.mist,
  '& > div:last-of-type': { display: 'flex', gap: 10 },
}));

const usual = { from: '10:00', to: '14:00' };

interface Props {
  readonly day: ExceptionDay;
  readonly today: string;
  readonly branchId: number | null;
  readonly onKeep: (day: ExceptionDay) => void;
  readonly onClose: () => void;
}

/** One day that is not like its weekday; which orders fall on it is told before it is kept. */
export function ExceptionFields({ day, today, branchId, onKeep, onClose }: Props) {
  const { t } = useTranslation('branches');
  const id = useId();
  const [date, setDate] = useScreenState('branches/exception/date', day.date);
  const [isOpen, setIsOpen] = useScreenState('branches/exception/isOpen', day.from !== null);
  const [span, setSpan] = useScreenState('branches/exception/span', {
    from: day.from ?? usual.from,
    to: day.to ?? usual.to,
  });
  const [isWrong, setIsWrong] = useScreenState('branches/exception/isWrong', false);
  const isDay = isLocalDay(date) && date >= today;
  const edited: ExceptionDay = { date, ...(isOpen ? span : { from: null, to: null }) };
  return (
    <Box>
      <div>
        <FormLabel htmlFor={id}>{t('exceptions.date')}</FormLabel>
        <OutlinedInput
          id={id}
          type="date"
          fullWidth
          autoFocus
          value={date}
          error={isWrong && !isDay}
          inputProps={{ min: today, 'aria-describedby': `${id}-message` }}
          onChange={(event) => setDate(event.target.value)}
        />
        <FieldMessage id={`${id}-message`} text={isWrong && !isDay ? t('exceptions.dateWrong') : undefined} />
      </div>
      <FormControlLabel
        control={<Switch checked={isOpen} onChange={(_event, checked) => setIsOpen(checked)} />}
        label={t(isOpen ? 'exceptions.otherHours' : 'exceptions.closed')}
      />
      {isOpen ? <TimeSpan of={t('exceptions.thisDay')} {...span} onChange={setSpan} /> : null}
      <Handovers branchId={branchId} day={isDay ? edited : { ...edited, date: '' }} />
      <div>
        <Button variant="outlined" onClick={() => (isDay ? onKeep(edited) : setIsWrong(true))}>
          {t('exceptions.keep')}
        </Button>
        <Button variant="text" onClick={onClose}>
          {t('exceptions.dismiss')}
        </Button>
      </div>
    </Box>
  );
}
