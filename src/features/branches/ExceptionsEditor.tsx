import AddRoundedIcon from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MOST_EXCEPTIONS } from '#contract/domain/limits.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import type { BranchValues } from './branchForm.ts';
import { ExceptionFields } from './ExceptionFields.tsx';
import { ExceptionRow } from './ExceptionRow.tsx';
import { comingHolidays } from './publicHolidays.ts';
import type { EditedDayForm } from './useEditedDay.ts';

const Suggested = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 16,
  '& > p': { flex: '1 0 100%', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** So many holidays are suggested at once: the next ones come when these are taken. */
const MOST_SUGGESTED = 4;

interface Props {
  readonly control: Control<BranchValues>;
  readonly edited: EditedDayForm;
  /** Null while the branch is not there yet: nothing can fall on its days. */
  readonly branchId: number | null;
}

/** Days that are not like their weekday. Past ones are left out when the branch is saved. */
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
            onRemove={() => field.onChange(days.filter(({ date }) => date !== day.date))}
          />
        ))}
      </ul>
      {suggested.length > 0 && !isFull ? (
        <Suggested>
          <p>{t('exceptions.suggested')}</p>
          {suggested.map(({ date, name }) => (
            <ChoiceChip key={date} onClick={() => edited.begin({ date, from: null, to: null })}>
              <AddRoundedIcon />
              <span>{`${formatDay(date, language, 'short')} · ${t(`holidays.${name}`)}`}</span>
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
