import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldMessage } from '#src/shared/forms/FieldMessage.tsx';
import { useEditing } from './CarEditing.ts';
import { ContestNote } from './ContestNote.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  paddingTop: 4,
  '& b': { display: 'block', fontWeight: 500 },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: '.875rem' },
}));

/** Whether a booking waits for the owner. */
export function InstantSwitch() {
  const { t } = useTranslation('fleet');
  const { control } = useEditing();
  const { field, fieldState } = useController({ control, name: 'needs_confirmation' });
  const id = useId();
  return (
    <div data-field="needs_confirmation">
      <Row>
        <label htmlFor={id}>
          <b>{t('fields.needs_confirmation')}</b>
          <small>{t('hints.needs_confirmation')}</small>
        </label>
        <Switch
          checked={field.value === 'no'}
          onChange={(_event, isInstant) => field.onChange(isInstant ? 'no' : 'yes')}
          onBlur={field.onBlur}
          slotProps={{ input: { id, ref: field.ref, role: 'switch', 'aria-describedby': `${id}-message` } }}
        />
      </Row>
      <FieldMessage id={`${id}-message`} text={fieldState.error?.message} />
      <ContestNote name="needs_confirmation" label={t('fields.needs_confirmation')} />
    </div>
  );
}
