import type { Branch } from '#contract/calls/branches.ts';
import { carField, shownFields } from '#contract/domain/cars/carFields.ts';
import type { ShownField, ShownValue } from '#contract/domain/cars/carFields.ts';
import type { Car, CarCard, Picture } from '#contract/calls/cars/cars.ts';
import type { FleetCar } from '#contract/calls/fleet/fleet.ts';
import type { CarTerms } from '#contract/domain/terms.ts';
import { insuranceOf, termsOf, usualTerms } from '#contract/domain/terms/termsOf.ts';
import type { Reference } from '#contract/calls/reference/reference.ts';
import type { Language } from '#contract/domain/values.ts';
import type { CarFields } from '#src/features/fleet/edit/carFields.ts';

export interface Shown {
  readonly fields: CarFields;
  readonly car: FleetCar | null;
  readonly reference: Reference;
  readonly branches: readonly Branch[];
}

interface Option {
  readonly code: string;
  readonly name: string;
}

const nothing = '—';

const named = (options: readonly Option[], code: string | null): Option =>
  options.find((option) => option.code === code) ?? { code: code ?? '', name: nothing };

/** The main photo first, as clients see them. */
export function picturesOf(car: FleetCar | null): Picture[] {
  return (car?.images ?? []).toSorted((one, other) => Number(other.is_main) - Number(one.is_main));
}

/** The card of the car with the values of the form. What is missing is a dash. */
export function previewCard({ fields, car, reference, branches }: Shown): Omit<CarCard, 'image'> {
  const brand = reference.brands.find(({ code }) => code === fields.brand);
  const [category, fuel, transmission] = [
    named(reference.categories, fields.category),
    named(reference.fuels, fields.fuel),
    named(reference.transmissions, fields.transmission),
  ];
  const branch = branches.find(({ id }) => id === fields.branch_id);
  return {
    id: car?.id ?? 0,
    slug: car?.card.slug ?? 'car',
    brand: brand?.name ?? nothing,
    model: named(brand?.models ?? [], fields.model).name,
    year: fields.year ?? 0,
    category: category.code,
    category_name: category.name,
    fuel: fuel.code,
    fuel_name: fuel.name,
    transmission: transmission.code,
    transmission_name: transmission.name,
    seats: fields.seats ?? 0,
    city_id: branch?.city_id ?? 0,
    city: branch?.city ?? nothing,
    price_per_day: fields.price_per_day ?? 0,
    old_price: fields.old_price,
    total: null,
    days: null,
    rating: null,
    reviews_count: 0,
    is_instant: fields.needs_confirmation === false,
    more_images: picturesOf(car).slice(1),
  };
}

/** The page of the car with the values of the form, in `language`. */
export function previewPage(shown: Shown, language: Language): Omit<Car, 'owner'> {
  const { fields, car, reference, branches } = shown;
  const { more_images: _more, ...card } = previewCard(shown);
  const languages = [language, 'ka', 'en', 'ru'] as const;
  const described = languages.find((one) => fields[`description_${one}`] !== null);
  const addressed = languages.find((one) => fields[`address_${one}`] !== null);
  const branch = branches.find(({ id }) => id === fields.branch_id) ?? null;
  return {
    ...card,
    brand_code: fields.brand ?? '',
    model_code: fields.model ?? '',
    car_type: named(reference.car_types, fields.car_type),
    steering: named(reference.steerings, fields.steering),
    drive: named(reference.drives, fields.drive),
    colour: named(reference.colours, fields.colour),
    ...shownOf(fields),
    insurance: named(
      reference.insurances,
      insuranceOf(fields.insurance, car?.terms.protection ?? car?.usual_terms.protection),
    ).name,
    description: described === undefined ? '' : (fields[`description_${described}`] ?? ''),
    description_language: described ?? null,
    address: (addressed === undefined ? null : fields[`address_${addressed}`]) ?? branch?.address ?? nothing,
    branch,
    images: picturesOf(car),
    equipment: [...fields.equipment],
    equipment_named: reference.equipment.filter(({ code }) => fields.equipment.includes(code)),
    extras: fields.extras.map((extra) => ({
      ...extra,
      name: named(reference.extras, extra.code).name,
      description: '',
    })),
    position: null,
    rating_counts: [0, 0, 0, 0, 0],
    terms: previewTerms(shown),
    is_free: null,
  };
}

/** The value used where one is still missing. */
const blank = { whole: 0, decimal: 0, money: 0, litres: 0, choice: false, code: '', text: '' } as const;

function shownOf(fields: CarFields) {
  const values = shownFields.map((name) => {
    const { kind, required, isSet } = carField(name);
    return [name, fields[name] ?? (isSet || required === 'always' ? blank[kind] : null)];
  });
  // A value of its kind for each of the names.
  return Object.fromEntries(values) as { readonly [Name in ShownField]: ShownValue<Name> };
}

function previewTerms({ fields, car }: Shown): CarTerms {
  const seat = fields.extras.find(({ code }) => code === 'child_seat');
  const facts = {
    insurance: fields.insurance,
    deposit: fields.deposit ?? 0,
    distance_per_day: fields.distance_per_day,
    min_age: fields.min_age ?? 0,
    min_licence_years: fields.min_licence_years ?? 0,
    child_seat: seat === undefined ? null : { price: seat.price, per: seat.per },
  };
  return termsOf(facts, car?.usual_terms ?? usualTerms(fields.insurance), car?.terms ?? {});
}
