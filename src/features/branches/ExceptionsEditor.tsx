import AddRoundedIcon from '@mui/icons-material/AddRounded';
import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import DoNotDisturbAltRoundedIcon from '@mui/icons-material/DoNotDisturbAltRounded';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import ScheduleRoundedIcon from '@mui/icons-material/ScheduleRounded';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { MOST_EXCEPTIONS } from '#contract/domain/limits.ts';
import { isLocalDay } from '#src/features/dates/localDay.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { FieldMessage } from '#src/shared/forms/FieldMessage.tsx';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import type { BranchValues, ExceptionDay, EditedDay } from './branchForm.ts';
import { Handovers } from './Handovers.tsx';
import { comingHolidays } from './publicHolidays.ts';
import type { HolidayName } from './publicHolidays.ts';
import { TimeSpan } from './TimeSpan.tsx';
import type { EditedDayForm } from './useEditedDay.ts';

const Suggested = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 16,
  '& > p': { flex: '1 0 100%', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** How many holidays are suggested at once; further ones follow when these are added. */
const MOST_SUGGESTED = 4;

interface Props {
  readonly control: Control<BranchValues>;
  readonly edited: EditedDayForm;
  /** Null for a new branch, which has no orders yet. */
  readonly branchId: number | null;
}

/** Days with other hours. Past ones are removed when the branch is saved. */
export function ExceptionsEditor({ control, edited, branchId }: Props) {
  const { t } = useTranslation('branches');
  const language = useAppSelector(selectLanguage);
  const { today } = edited;
  const { field } = useController({ control, name: 'exceptions' });
  const days = field.value.filter(({ date }) => date >= today);
  const holidays = comingHolidays(today);
  const nameOf = (date: string) => holidays.find((holiday) => holiday.date === date)?.name ?? null;
  const suggested = holidays.filter(({ date }) => !days.some((day) => day.date === date)).slice(0, MOST_SUGGESTED);
  const isFull = days.length >= MOST_EXCEPTIONS;

  return (
    <PanelBlock aria-labelledby="branch-exceptions">
      <h2 id="branch-exceptions">
        {t('exceptions.title')}
        <Button
          variant="text"
          startIcon={<AddRoundedIcon />}
          disabled={isFull}
          onClick={() => edited.begin({ date: '', from: null, to: null })}
        >
          {t('exceptions.add')}
        </Button>
      </h2>
      {days.length === 0 ? <p>{t('exceptions.none')}</p> : null}
      <ul>
        {days.map((day) => (
          <ExceptionRow
            key={day.date}
            day={day}
            holiday={nameOf(day.date)}
            branchId={branchId}
            onEdit={() => edited.begin(day)}
            onRemove={() => {
              field.onChange(days.filter(({ date }) => date !== day.date));
              // Or it would be back with the next save.
              if (edited.day?.of === day.date) edited.close();
            }}
          />
        ))}
      </ul>
      {suggested.length > 0 && !isFull ? (
        <Suggested>
          <p>{t('exceptions.suggested')}</p>
          {suggested.map(({ date, name }) => (
            <ChoiceChip key={date} onClick={() => edited.begin({ date, from: null, to: null })}>
              <AddRoundedIcon />
              <span className="label">{`${formatDay(date, language, 'short')} · ${t(`holidays.${name}`)}`}</span>
            </ChoiceChip>
          ))}
        </Suggested>
      ) : null}
      {edited.day === null ? null : (
        <ExceptionFields key={edited.day.of} day={edited.day} edited={edited} branchId={branchId} />
      )}
    </PanelBlock>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '10px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > .day': { flex: '1 1 200px', minWidth: 0 },
  '& .date': { fontWeight: 500 },
  '& .holiday': { display: 'block', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

interface ExceptionRowProps {
  readonly day: ExceptionDay;
  readonly holiday: HolidayName | null;
  readonly branchId: number | null;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function ExceptionRow({ day, holiday, branchId, onEdit, onRemove }: ExceptionRowProps) {
  const { t } = useTranslation('branches');
  const date = formatDay(day.date, useAppSelector(selectLanguage), 'full');
  return (
    <Row>
      <div className="day">
        <b className="date">{date}</b>
        {holiday === null ? null : <small className="holiday">{t(`holidays.${holiday}`)}</small>}
        <Handovers branchId={branchId} day={day} />
      </div>
      {day.from === null || day.to === null ? (
        <StatusChip data-tone="off">
          <DoNotDisturbAltRoundedIcon />
          <span>{t('hours.closed')}</span>
        </StatusChip>
      ) : (
        <StatusChip data-tone="wait">
          <ScheduleRoundedIcon />
          <span>{`${day.from}–${day.to}`}</span>
        </StatusChip>
      )}
      <span>
        <IconButton aria-label={t('exceptions.edit', { date })} onClick={onEdit}>
          <EditOutlinedIcon />
        </IconButton>
        <IconButton aria-label={t('exceptions.remove', { date })} onClick={onRemove}>
          <CloseRoundedIcon />
        </IconButton>
      </span>
    </Row>
  );
}

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

interface ExceptionFieldsProps {
  readonly day: EditedDay;
  readonly edited: EditedDayForm;
  readonly branchId: number | null;
}

/** A day with other hours; the orders that fall on it are listed before it is applied. */
function ExceptionFields({ day, edited, branchId }: ExceptionFieldsProps) {
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
