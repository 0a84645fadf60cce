import { useTranslation } from 'react-i18next';
import { useMoney } from '#src/features/currency/useMoney.ts';
import type { PlaceOption } from './placesWith.ts';

/** A place to choose, with what it costs each way. */
export function usePlaceOptionText(): (option: PlaceOption) => string {
  const { t } = useTranslation('places');
  const { format } = useMoney();
  return ({ ref, place }) => {
    const isBrought = ref.kind === 'address' || ref.kind === 'hotel';
    const name = isBrought ? t(`in.${ref.kind}`, { city: place.city }) : place.name;
    return place.price === 0 ? t('option.free', { name }) : t('option.priced', { name, price: format(place.price) });
  };
}
