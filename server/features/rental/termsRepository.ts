import type { CarTerms, SomeTerms } from '#contract/domain/terms.ts';
import { type CarOfTerms, termsOf } from '#contract/domain/terms/termsOf.ts';

/** What the terms of a car are made of, as it is stored. */
export interface StoredTerms extends CarOfTerms {
  readonly of_owner: SomeTerms;
  readonly of_car: SomeTerms;
}

/** SQL: everything that the terms of `cars c` are made of, one JSON value. */
export const storedTermsJson = `json_build_object(
  'insurance', c.insurance_code, 'deposit', c.deposit, 'distance_per_day', c.distance_per_day,
  'min_age', c.min_age, 'min_licence_years', c.min_licence_years,
  'child_seat', (select json_build_object('price', e.price, 'per', e.per)
    from car_extras e where e.car_id = c.id and e.extra_code = 'child_seat'),
  'of_owner', coalesce((select o.terms from owner_terms o where o.owner_id = c.owner_id), '{}'),
  'of_car', c.terms)`;

export const readStoredTerms = ({ of_owner, of_car, ...car }: StoredTerms): CarTerms => termsOf(car, of_owner, of_car);
