import { z } from 'zod';
import { LONGEST_PLACE_TEXT } from '#contract/domain/placeCode.ts';
import { type HandoverPlace, PlaceKind } from '#contract/calls/places.ts';
import type { Language } from '#contract/domain/values.ts';
import type { CarPlace } from './handOver.ts';

const Names = z.object({ en: z.string(), ka: z.string(), ru: z.string() });

/** A place as an order stores it, in every language. Orders older than places have no kind: theirs is the place of the car. */
export const FrozenPlace = z.object({
  kind: PlaceKind.or(z.literal('own')),
  id: z.number().int().nullable(),
  city_id: z.number().int(),
  city: Names,
  name: Names.nullable(),
  address: Names.nullable(),
  /** The address or hotel, as the client typed it: for the two sides alone. */
  text: z.string().max(LONGEST_PLACE_TEXT).nullable(),
});
export type FrozenPlace = z.infer<typeof FrozenPlace>;

export function freezePlace(
  { kind, id, city_id, city, name, address }: CarPlace,
  text: string | undefined,
): FrozenPlace {
  const isBrought = kind === 'address' || kind === 'hotel';
  return { kind, id, city_id, city, name, address, text: isBrought ? (text ?? null) : null };
}

/** A frozen place in one language, with what its client wrote. */
export function visiblePlace({ kind, id, city, name, address, text }: FrozenPlace, language: Language): HandoverPlace {
  return { kind, id, name: name?.[language] ?? null, address: address?.[language] ?? text, city: city[language] };
}
