import type { OpeningHours } from '#contract/domain/openingHours.ts';
import type { PlaceToChoose } from '#contract/calls/places.ts';

/** The hours of a place as the rule of opening hours reads them. */
export const openingOf = ({ hours, exceptions }: Pick<PlaceToChoose, 'hours' | 'exceptions'>): OpeningHours => ({
  hours: hours ?? [],
  exceptions,
});
