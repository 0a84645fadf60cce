import { useTranslation } from 'react-i18next';
import { useMoney } from '#src/features/currency/useMoney.ts';
import type { PlaceOption } from './placesWith.ts';

/** What is known of a price: that of one car, or the least of all of them. */
export interface PriceOf {
  readonly isLeast: boolean;
  /** What comes on top of the place's own price. */
  readonly more: number;
}

/** A place to choose, with what it costs to get the car there, or to give it back. */
export function usePlaceOptionText(): (option: PlaceOption, of: PriceOf) => string {
  const { t } = useTranslation('places');
  const { format } = useMoney();
  return ({ ref, place }, { isLeast, more }) => {
    const isBrought = ref.kind === 'address' || ref.kind === 'hotel';
    const name = isBrought ? t(`in.${ref.kind}`, { city: place.city }) : place.name;
    const sum = place.price + more;
    if (sum === 0) return t(isLeast ? 'option.freeWithSome' : 'option.free', { name });
    return t(isLeast ? 'option.from' : 'option.priced', { name, price: format(sum) });
  };
}
