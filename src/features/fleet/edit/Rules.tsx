import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { paths } from '#src/lib/paths.ts';
import { CarChoice } from './CarChoice.tsx';
import { useEditing } from './CarEditing.ts';
import { CarField } from './CarField.tsx';
import { Threes } from './editLook.ts';
import { InstantSwitch } from './InstantSwitch.tsx';
import { optionsOf } from './options.ts';
import { Section } from './Section.tsx';

/** Usual times between two rentals, minutes. */
const preparations = [0, 30, 60, 90, 120, 180, 240, 360, 480, 720, 1440];

/** What a rental has to keep to. */
export function Rules() {
  const { t } = useTranslation('fleet');
  const { id } = useParams();
  const { control, reference } = useEditing();
  const chosen = Number(useWatch({ control, name: 'preparation_minutes' }));
  const all = preparations.includes(chosen) ? preparations : [...preparations, chosen].toSorted((a, b) => a - b);
  const timeText = (minutes: number) =>
    minutes < 60 ? t('units.minutes', { count: minutes }) : t('units.hours', { count: minutes / 60 });
  return (
    <Section name="rules">
      <Threes>
        <CarField name="deposit" label={t('fields.deposit')} unit="₾" inputMode="decimal" />
        <CarField name="min_deposit" label={t('fields.min_deposit')} unit="₾" inputMode="decimal" />
        <CarField name="min_days" label={t('fields.min_days')} unit={t('units.days')} inputMode="numeric" />
        <CarField name="min_age" label={t('fields.min_age')} unit={t('units.years')} inputMode="numeric" />
        <CarField
          name="min_licence_years"
          label={t('fields.min_licence_years')}
          unit={t('units.years')}
          inputMode="numeric"
        />
        <CarField
          name="distance_per_day"
          label={t('fields.distance_per_day')}
          unit={t('units.kilometres')}
          hint={t('hints.distance_per_day')}
          inputMode="numeric"
        />
        <CarChoice
          name="preparation_minutes"
          label={t('fields.preparation_minutes')}
          options={all.map((minutes) => ({ value: String(minutes), label: timeText(minutes) }))}
        />
        <CarChoice
          name="insurance"
          label={t('fields.insurance')}
          options={optionsOf('insurance', { brand: null }, reference) ?? []}
        />
      </Threes>
      {id === undefined || id === 'new' ? null : <Link to={`${paths.adminTerms}?car=${id}`}>{t('edit.terms')}</Link>}
      <InstantSwitch />
    </Section>
  );
}
