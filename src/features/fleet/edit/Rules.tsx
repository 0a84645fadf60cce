import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { FieldMessage } from '#src/shared/forms/FieldMessage.tsx';
import { paths } from '#src/shared/lib/paths.ts';
import { useEditing } from './CarEditing.ts';
import { CarChoice, SectionFields } from './CarField.tsx';
import { Threes } from './edit.styles.ts';
import { ContestNote } from './NewsBar.tsx';
import { Section } from './Section.tsx';

/** Usual times between two rentals, minutes. */
const preparations = [0, 30, 60, 90, 120, 180, 240, 360, 480, 720, 1440];

/** What a rental has to keep to. */
export function Rules() {
  const { t } = useTranslation('fleet');
  const { id } = useParams();
  const { control } = useEditing();
  const chosen = Number(useWatch({ control, name: 'preparation_minutes' }));
  const all = preparations.includes(chosen) ? preparations : [...preparations, chosen].toSorted((a, b) => a - b);
  const timeText = (minutes: number) =>
    minutes < 60 ? t('units.minutes', { count: minutes }) : t('units.hours', { count: minutes / 60 });
  return (
    <Section name="rules">
      <Threes>
        <SectionFields
          section="rules"
          own={{
            preparation_minutes: (
              <CarChoice
                name="preparation_minutes"
                label={t('fields.preparation_minutes')}
                options={all.map((minutes) => ({ value: String(minutes), label: timeText(minutes) }))}
              />
            ),
            needs_confirmation: null,
          }}
        />
      </Threes>
      {id === undefined || id === 'new' ? null : <Link to={`${paths.adminTerms}?car=${id}`}>{t('edit.terms')}</Link>}
      <InstantSwitch />
    </Section>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  paddingTop: 4,
  '& .name': { display: 'block', fontWeight: 500 },
  '& .hint': { color: theme.vars.palette.text.secondary, fontSize: '.875rem' },
}));

/** Whether a booking waits for the owner. */
function InstantSwitch() {
  const { t } = useTranslation('fleet');
  const { control } = useEditing();
  const { field, fieldState } = useController({ control, name: 'needs_confirmation' });
  const id = useId();
  return (
    <div data-field="needs_confirmation">
      <Row>
        <label htmlFor={id}>
          <b className="name">{t('fields.needs_confirmation')}</b>
          <small className="hint">{t('hints.needs_confirmation')}</small>
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
