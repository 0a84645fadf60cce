import type { FieldTextKey } from '#server/platform/texts/en.ts';
import { readPostalAddress } from '#server/features/auth/fields/name.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import type { FrozenPlace } from '#server/features/rental/frozenPlace.ts';
import type { PricedRental } from './priceRentals.ts';

type Places = Pick<PricedRental, 'pick_up' | 'drop_off'>;

interface Typed {
  readonly pick_up_address?: string | undefined;
  readonly drop_off_address?: string | undefined;
}

/** The places of a quote as an order needs them: whoever comes to an address or a hotel has to know which. */
export function namePlaces({ pick_up, drop_off }: Places, typed: Typed): Places {
  const wrong: Record<string, FieldTextKey> = {};
  const named = (field: keyof Typed, place: FrozenPlace | undefined): FrozenPlace | undefined => {
    if (place?.kind !== 'address' && place?.kind !== 'hotel') return place;
    const text = typed[field] ?? place.text ?? '';
    const address = text.trim() === '' ? ({ problem: 'placeAddressMissing' } as const) : readPostalAddress(text);
    if ('value' in address) return { ...place, text: address.value };
    wrong[field] = address.problem;
    return place;
  };
  const places = { pick_up: named('pick_up_address', pick_up), drop_off: named('drop_off_address', drop_off) };
  if (Object.keys(wrong).length > 0) throw new FieldError(wrong);
  return places;
}
