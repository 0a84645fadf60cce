import type { Shot } from '#contract/calls/cars.ts';
import type { CarSection } from '#contract/domain/cars/carFields.ts';
import type { FleetCar } from '#contract/calls/fleet.ts';
import type { Language } from '#contract/domain/values.ts';
import type { CarFields, FieldName } from './carFields.ts';
import { namesOfWire } from './wireCar.ts';
import { sectionNames, sectionOf } from './sections.ts';

/** Something a car still lacks: a field, or some of its six photos. */
export type Gap =
  | { readonly kind: 'field'; readonly name: FieldName; readonly isNeeded: boolean }
  | { readonly kind: 'photos'; readonly shots: readonly Shot[]; readonly isNeeded: true };

export const sectionOfGap = (gap: Gap): CarSection => (gap.kind === 'photos' ? 'images' : sectionOf(gap.name));

const inLanguage = (name: FieldName, language: Language) => name.endsWith(`_${language}`);

/**
 * What is not there yet, in the order of the screen: what the server misses and nobody has typed meanwhile, and the
 * languages without a description, in which clients read another one.
 */
export function gapsOf(car: FleetCar, fields: CarFields, language: Language): Gap[] {
  const needed = car.missing
    .map(namesOfWire)
    // Of texts one is enough: it is asked for in the language of the page.
    .flatMap((names) => names.find((name) => names.length === 1 || inLanguage(name, language)) ?? [])
    .filter((name) => sectionOf(name) !== 'images' && fields[name] === null);
  const advised = (['description_ka', 'description_en', 'description_ru'] as const).filter(
    (name) => fields[name] === null && !needed.includes(name),
  );
  const gaps: Gap[] = [
    ...needed.map((name) => ({ kind: 'field', name, isNeeded: true }) as const),
    ...(car.missing_shots.length > 0 ? [{ kind: 'photos', shots: car.missing_shots, isNeeded: true } as const] : []),
    ...advised.map((name) => ({ kind: 'field', name, isNeeded: false }) as const),
  ];
  return gaps.toSorted(
    (one, other) => sectionNames.indexOf(sectionOfGap(one)) - sectionNames.indexOf(sectionOfGap(other)),
  );
}
