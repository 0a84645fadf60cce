import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#src/shared/lib/paths.ts';
import { CarChoice } from './CarChoice.tsx';
import { useEditing } from './CarEditing.ts';
import { Threes, Twos } from './edit.styles.ts';
import { Section } from './Section.tsx';
import { AnyField, SectionFields } from './SectionFields.tsx';

/** What clients search for. */
export function Basics() {
  const { t } = useTranslation('fleet');
  const { branches } = useEditing();
  return (
    <Section name="basics">
      <Twos>
        <AnyField name="brand" />
        <AnyField name="model" />
      </Twos>
      <Threes>
        <SectionFields
          section="basics"
          own={{
            brand: null,
            model: null,
            branch_id: (
              <CarChoice
                name="branch_id"
                label={t('fields.branch_id')}
                options={branches.map(({ id, name }) => ({ value: String(id), label: name }))}
                {...(branches.length === 0 && {
                  hint: <Link to={`${paths.adminBranches}?branch=new`}>{t('hints.firstBranch')}</Link>,
                })}
              />
            ),
          }}
        />
      </Threes>
    </Section>
  );
}
