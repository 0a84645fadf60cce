import { styled } from '@mui/material/styles';
import FormHelperText from '@mui/material/FormHelperText';
import { Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { carField, carFieldNames } from '#contract/domain/cars/carFields.ts';
import type { CarFieldName, CarSection } from '#contract/domain/cars/carFields.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormSelect } from '#src/shared/forms/FormSelect.tsx';
import { useEditing } from './CarEditing.ts';
import type { PlainName } from './carFields.ts';
import { ContestNote } from './NewsBar.tsx';
import { optionsOf } from './useFieldLabel.ts';
import type { Choice } from './useFieldLabel.ts';

const Unit = styled('span')(({ theme }) => ({
  paddingRight: 2,
  color: theme.vars.palette.text.tertiary,
  fontSize: '.9375rem',
  whiteSpace: 'nowrap',
}));

interface FieldProps {
  readonly name: PlainName;
  readonly label: string;
  /** What the number counts. */
  readonly unit?: string;
  readonly hint?: string;
  readonly inputMode?: 'numeric' | 'decimal' | 'url';
  readonly lines?: readonly [from: number, to: number];
}

/** A field of the car that is typed. */
export function CarField({ unit, label, name, ...rest }: FieldProps) {
  const { control } = useEditing();
  return (
    // Messages and links look for it here.
    <div data-field={name}>
      <FormField
        control={control}
        name={name}
        label={label}
        autoComplete="off"
        {...rest}
        {...(unit !== undefined && { end: <Unit>{unit}</Unit> })}
      />
      <ContestNote name={name} label={label} />
    </div>
  );
}

interface ChoiceProps {
  readonly name: PlainName;
  readonly label: string;
  readonly options: readonly Choice[];
  readonly isDisabled?: boolean;
  readonly hint?: ReactNode;
}

/** A field of the car that is chosen; the first entry says nothing yet. */
export function CarChoice({ name, label, options, isDisabled = false, hint }: ChoiceProps) {
  const { control } = useEditing();
  return (
    <div data-field={name}>
      <FormSelect
        control={control}
        name={name}
        label={label}
        options={[{ value: '', label: '—' }, ...options]}
        isDisabled={isDisabled}
      />
      {hint === undefined ? null : <FormHelperText>{hint}</FormHelperText>}
      <ContestNote name={name} label={label} />
    </div>
  );
}

interface SectionProps {
  readonly section: CarSection;
  /** What takes the place of a field that is asked for in a way of its own. */
  readonly own?: { readonly [Name in CarFieldName]?: ReactNode };
}

/** Every field of a part of the editor in the order of the table, each as its kind is asked for. */
export function SectionFields({ section, own = {} }: SectionProps) {
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
