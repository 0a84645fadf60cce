import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { carField, carFieldNames } from '#contract/domain/cars/carFields.ts';
import type { CarFieldName, CarSection } from '#contract/domain/cars/carFields.ts';
import { CarChoice } from './CarChoice.tsx';
import { useEditing } from './CarEditing.ts';
import { CarField } from './CarField.tsx';
import { optionsOf } from './options.ts';

interface Props {
  readonly section: CarSection;
  /** What takes the place of a field that is asked for in a way of its own. */
  readonly own?: { readonly [Name in CarFieldName]?: ReactNode };
}

/** Every field of a part of the editor in the order of the table, each as its kind is asked for. */
export function SectionFields({ section, own = {} }: Props) {
  return carFieldNames
    .filter((name) => carField(name).section === section)
    .map((name) => <Fragment key={name}>{name in own ? own[name] : <AnyField name={name} />}</Fragment>);
}

/** A field as its kind is asked for. */
export function AnyField({ name }: { name: CarFieldName }) {
  const { t } = useTranslation('fleet');
  const { control, reference } = useEditing();
  const brand = useWatch({ control, name: 'brand' });
  const isElectric = useWatch({ control, name: 'fuel' }) === 'electric';
  const { kind, required } = carField(name);
  const label = t(`fields.${name}`);
  const unit = useUnit(name, isElectric);
  switch (kind) {
    case 'code':
      return (
        <CarChoice
          name={name}
          label={label}
          options={optionsOf(name, { brand }, reference) ?? []}
          isDisabled={name === 'model' && brand === ''}
        />
      );
    case 'choice':
      return (
        <CarChoice
          name={name}
          label={label}
          options={[
            { value: 'yes', label: t('edit.yes') },
            { value: 'no', label: t('edit.no') },
          ]}
        />
      );
    case 'text':
      return <CarField name={name} label={label} />;
    default:
      if (isElectric && required === 'unless_electric') return null;
      return (
        <CarField
          name={name}
          label={label}
          inputMode={kind === 'whole' ? 'numeric' : 'decimal'}
          {...(unit !== undefined && { unit })}
          {...(name === 'distance_per_day' && { hint: t('hints.distance_per_day') })}
        />
      );
  }
}

function useUnit(name: CarFieldName, isElectric: boolean): string | undefined {
  const { t } = useTranslation('fleet');
  const { kind, unit } = carField(name);
  if (kind === 'money') return '₾';
  if (unit === 'consumption') return t(isElectric ? 'units.kilowattHours' : 'units.litresPer100');
  return unit && t(`units.${unit}`);
}
