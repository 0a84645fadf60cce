import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldMessage } from '#src/shared/forms/FieldMessage.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import type { BranchValues, DayHours } from './branchForm.ts';
import { DayRow, Rows } from './DayRow.tsx';

/** When the branch is open on each weekday, or that it never closes. */
export function HoursEditor({ control }: { control: Control<BranchValues> }) {
  const { t } = useTranslation('branches');
  const { field, fieldState } = useController({ control, name: 'week' });
  const { isAlways, days } = field.value;
  const change = (changed: DayHours) =>
    field.onChange({
      isAlways,
      days: days.map((day) => (day.weekday === changed.weekday ? changed : day)),
    });
  const copyMonday = () => {
    const [monday] = days;
    if (monday) field.onChange({ isAlways, days: days.map(({ weekday }) => ({ ...monday, weekday })) });
  };
  return (
    <PanelBlock aria-labelledby="branch-hours">
      <h2 id="branch-hours">
        <span>{t('hours.title')}</span>
        {isAlways ? null : (
          <Button variant="text" onClick={copyMonday}>
            {t('hours.copyMonday')}
          </Button>
        )}
      </h2>
      <FormControlLabel
        control={
          <Switch
            slotProps={{ input: { ref: field.ref } }}
            checked={isAlways}
            onChange={(_event, checked) => field.onChange({ isAlways: checked, days })}
          />
        }
        label={t('hours.always')}
      />
      {isAlways ? null : (
        <Rows>
          {days.map((day) => (
            <DayRow key={day.weekday} day={day} onChange={change} />
          ))}
        </Rows>
      )}
      <FieldMessage id="branch-hours-message" text={fieldState.error?.message} />
    </PanelBlock>
  );
}
