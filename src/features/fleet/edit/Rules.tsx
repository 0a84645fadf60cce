import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { paths } from '#src/shared/lib/paths.ts';
import { CarChoice } from './CarChoice.tsx';
import { useEditing } from './CarEditing.ts';
import { Threes } from './edit.styles.ts';
import { InstantSwitch } from './InstantSwitch.tsx';
import { Section } from './Section.tsx';
import { SectionFields } from './SectionFields.tsx';

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
