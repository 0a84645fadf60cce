import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isLocalDay } from '#src/features/dates/localDay.ts';
import { FieldMessage } from '#src/shared/forms/FieldMessage.tsx';
import { useUiState } from '#src/shared/store/useUiState.ts';
import type { EditedDay } from './branchForm.ts';
import { Handovers } from './Handovers.tsx';
import { TimeSpan } from './TimeSpan.tsx';
import type { EditedDayForm } from './useEditedDay.ts';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  maxWidth: 420,
  marginTop: 12,
  padding: 16,
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.background.mist,
  '& > .buttons': { display: 'flex', gap: 10 },
}));

const usual = { from: '10:00', to: '14:00' };

interface Props {
  readonly day: EditedDay;
  readonly edited: EditedDayForm;
  readonly branchId: number | null;
}

/** A day with other hours; the orders that fall on it are listed before it is applied. */
export function ExceptionFields({ day, edited, branchId }: Props) {
  const { t } = useTranslation('branches');
  const id = useId();
  const { today, isWrong, change } = edited;
  const { date } = day;
  const isOpen = day.from !== null;
  // Restored when the day is switched back to open.
  const [span, setSpan] = useUiState(
    'branches/exception/span',
    {
      from: day.from ?? usual.from,
      to: day.to ?? usual.to,
    },
    { privacy: 'keep' },
  );
  const isDay = isLocalDay(date) && date >= today;
  return (
    <Box>
      <div>
        <FormLabel htmlFor={id}>{t('exceptions.date')}</FormLabel>
        <OutlinedInput
          id={id}
          type="date"
          fullWidth
          autoFocus
          inputRef={edited.dateField}
          value={date}
          error={isWrong && !isDay}
          inputProps={{ min: today, 'aria-describedby': `${id}-message` }}
          onChange={(event) => change({ ...day, date: event.target.value })}
        />
        <FieldMessage id={`${id}-message`} text={isWrong && !isDay ? t('exceptions.dateWrong') : undefined} />
      </div>
      <FormControlLabel
        control={
          <Switch
            checked={isOpen}
            onChange={(_event, checked) => change({ ...day, ...(checked ? span : { from: null, to: null }) })}
          />
        }
        label={t(isOpen ? 'exceptions.otherHours' : 'exceptions.closed')}
      />
      {isOpen ? (
        <TimeSpan
          of={t('exceptions.thisDay')}
          {...span}
          onChange={(next) => {
            setSpan(next);
            change({ ...day, ...next });
          }}
        />
      ) : null}
      <Handovers branchId={branchId} day={isDay ? day : { ...day, date: '' }} />
      <div className="buttons">
        <Button variant="outlined" onClick={edited.apply}>
          {t('exceptions.keep')}
        </Button>
        <Button variant="text" onClick={edited.close}>
          {t('exceptions.dismiss')}
        </Button>
      </div>
    </Box>
  );
}
