import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#src/lib/paths.ts';
import { CarChoice } from './CarChoice.tsx';
import { useEditing } from './CarEditing.ts';
import { CarField } from './CarField.tsx';
import { Threes, Twos } from './editLook.ts';
import { optionsOf } from './options.ts';
import { Section } from './Section.tsx';

/** What clients search for. */
export function Basics() {
  const { t } = useTranslation('fleet');
  const { control, reference, branches } = useEditing();
  const brand = useWatch({ control, name: 'brand' });
  const choices = (name: 'brand' | 'model' | 'colour' | 'category') => optionsOf(name, { brand }, reference) ?? [];
  return (
    <Section name="basics">
      <Twos>
        <CarChoice name="brand" label={t('fields.brand')} options={choices('brand')} />
        <CarChoice name="model" label={t('fields.model')} options={choices('model')} isDisabled={brand === ''} />
      </Twos>
      <Threes>
        <CarField name="year" label={t('fields.year')} inputMode="numeric" />
        <CarField name="plate" label={t('fields.plate')} />
        <CarChoice name="colour" label={t('fields.colour')} options={choices('colour')} />
        <CarChoice name="category" label={t('fields.category')} options={choices('category')} />
        <CarChoice
          name="branch_id"
          label={t('fields.branch_id')}
          options={branches.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...(branches.length === 0 && {
            hint: <Link to={`${paths.adminBranches}?branch=new`}>{t('hints.firstBranch')}</Link>,
          })}
        />
      </Threes>
    </Section>
  );
}
