import type { OpeningHours } from '#contract/domain/openingHours.ts';
import type { PlaceKind } from '#contract/calls/places.ts';
import type { CarTerms } from '#contract/domain/terms.ts';
import type { Language } from '#contract/domain/values.ts';
import type { ExtraPrice } from './price/priceQuote.ts';

export type Names = Readonly<Record<Language, string>>;

/** A place at which a car is handed over or taken back, with what its owner asks for it. */
export interface CarPlace {
  /** `own` is the place of the car. */
  readonly kind: PlaceKind | 'own';
  readonly id: number | null;
  readonly city_id: number;
  readonly city: Names;
  /** Null of a city to whose addresses and hotels cars are brought, and of a car's own address. */
  readonly name: Names | null;
  readonly address: Names | null;
  readonly opening: OpeningHours;
  readonly price: number;
  readonly notice_hours: number;
}

/** Where a rental begins and where it ends. */
export interface HandOver {
  readonly pick_up: CarPlace;
  readonly drop_off: CarPlace;
}

/** What a rental costs more because of where it begins and ends; null where its owner forbids that. */
export function handOverCharges(
  { pick_up, drop_off }: HandOver,
  oneWay: CarTerms['one_way'],
): readonly ExtraPrice[] | null {
  const isOneWay = pick_up.city_id !== drop_off.city_id;
  if (isOneWay && !oneWay.allowed) return null;
  return [
    line('pick_up', pick_up.price),
    line('drop_off', drop_off.price),
    line('one_way', isOneWay ? oneWay.price : 0),
  ].filter(({ price }) => price > 0);
}

const line = (code: string, price: number): ExtraPrice => ({ code, price, per: 'rental', most: null });
