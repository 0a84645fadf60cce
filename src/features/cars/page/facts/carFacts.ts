import type { TFunction } from 'i18next';
import { factFields } from '#contract/domain/carFields.ts';
import type { FactField } from '#contract/domain/carFields.ts';
import type { Car } from '#contract/calls/cars.ts';

export type FactKind = 'seats' | 'transmission' | 'fuel' | 'consumption' | 'drive' | 'steering' | 'colour' | FactField;

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
    ...factFields.flatMap((kind): readonly Fact[] => {
      const holds = car[kind];
      if (holds === null) return [];
      return [
        { kind, value: t(`facts.choices.${kind}.name`), note: t(`facts.choices.${kind}.${holds ? 'yes' : 'no'}`) },
      ];
    }),
    { kind: 'colour', value: car.colour.name, note: t('facts.colour') },
  ];
}
