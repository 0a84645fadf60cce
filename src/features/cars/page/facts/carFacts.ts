import type { TFunction } from 'i18next';
import type { Car } from '#contract/cars.ts';

export type FactKind = 'seats' | 'transmission' | 'fuel' | 'consumption' | 'drive' | 'steering' | 'climate' | 'colour';

export interface Fact {
  readonly kind: FactKind;
  readonly value: string;
  /** What the value is, or what belongs to it. */
  readonly note: string;
}

/** What the car is, in the words of the page. `decimal` writes a number with one digit after the point. */
export function carFacts(
  car: Omit<Car, 'owner'>,
  t: TFunction<'car'>,
  decimal: (value: number) => string,
): readonly Fact[] {
  const consumption = { city: decimal(car.consumption_city), track: decimal(car.consumption_track) };
  const isElectric = car.engine_volume === null;
  return [
    {
      kind: 'seats',
      value: t('facts.seats', { count: car.seats }),
      note: `${car.car_type.name} · ${t('facts.doors', { count: car.doors })}`,
    },
    { kind: 'transmission', value: car.transmission_name, note: t('facts.transmission') },
    {
      kind: 'fuel',
      value: car.fuel_name,
      note: isElectric
        ? t('facts.electric')
        : t('facts.engine', { litres: decimal(Math.round((car.engine_volume ?? 0) / 100) / 10) }),
    },
    {
      kind: 'consumption',
      value: isElectric ? t('facts.kilowattHours', consumption) : t('facts.litres', consumption),
      note: t('facts.consumption'),
    },
    { kind: 'drive', value: car.drive.name, note: t('facts.drive') },
    { kind: 'steering', value: car.steering.name, note: t('facts.steering') },
    {
      kind: 'climate',
      value: t('facts.climate'),
      note: car.has_climate_control ? t('facts.climateYes') : t('facts.climateNo'),
    },
    { kind: 'colour', value: car.colour.name, note: t('facts.colour') },
  ];
}
