import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CarChoice } from './CarChoice.tsx';
import { useEditing } from './CarEditing.ts';
import { CarField } from './CarField.tsx';
import { Threes } from './editLook.ts';
import { optionsOf } from './options.ts';
import { Section } from './Section.tsx';

/** What the car is like to drive. */
export function Specification() {
  const { t } = useTranslation('fleet');
  const { control, reference } = useEditing();
  const isElectric = useWatch({ control, name: 'fuel' }) === 'electric';
  const choices = (name: 'car_type' | 'fuel' | 'transmission' | 'drive' | 'steering') =>
    optionsOf(name, { brand: null }, reference) ?? [];
  const consumption = t(isElectric ? 'units.kilowattHours' : 'units.litresPer100');
  return (
    <Section name="specification">
      <Threes>
        <CarChoice name="car_type" label={t('fields.car_type')} options={choices('car_type')} />
        <CarChoice name="fuel" label={t('fields.fuel')} options={choices('fuel')} />
        <CarChoice name="transmission" label={t('fields.transmission')} options={choices('transmission')} />
        <CarChoice name="drive" label={t('fields.drive')} options={choices('drive')} />
        {isElectric ? null : (
          <CarField
            name="engine_volume"
            label={t('fields.engine_volume')}
            unit={t('units.litres')}
            inputMode="decimal"
          />
        )}
        <CarField name="seats" label={t('fields.seats')} inputMode="numeric" />
        <CarField name="doors" label={t('fields.doors')} inputMode="numeric" />
        <CarField name="consumption_city" label={t('fields.consumption_city')} unit={consumption} inputMode="decimal" />
        <CarField
          name="consumption_track"
          label={t('fields.consumption_track')}
          unit={consumption}
          inputMode="decimal"
        />
        <CarChoice
          name="has_climate_control"
          label={t('fields.has_climate_control')}
          options={[
            { value: 'yes', label: t('edit.yes') },
            { value: 'no', label: t('edit.no') },
          ]}
        />
        <CarChoice name="steering" label={t('fields.steering')} options={choices('steering')} />
      </Threes>
    </Section>
  );
}
