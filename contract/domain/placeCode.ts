import type { PlaceKind } from '../calls/places.ts';

/** An address or a hotel as typed by a client. */
export const LONGEST_PLACE_TEXT = 200;

/** A place in a URL: `airport-1`, `hotel-2`. */
export interface PlaceRef {
  readonly kind: PlaceKind;
  readonly id: number;
}

export const placeCodePattern = /^(branch|airport|address|hotel)-([1-9]\d{0,8})$/;

export const placeCodeOf = ({ kind, id }: PlaceRef): string => `${kind}-${id}`;

export function readPlaceCode(code: string): PlaceRef | null {
  const [, kind, id] = placeCodePattern.exec(code) ?? [];
  // The pattern names exactly the kinds.
  return kind === undefined ? null : { kind: kind as PlaceKind, id: Number(id) };
}
