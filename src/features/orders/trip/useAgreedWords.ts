import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders/orders.ts';
import type { Quote } from '#contract/calls/orders/quotes.ts';
import type { SaidOfTopics } from '#src/features/cars/terms/TermsList.tsx';
import { usePlaceText } from '#src/features/places/usePlaceText.ts';

/** The extra for a driver sent by the owner. */
const CHAUFFEUR = 'driver';

type Agreed = Pick<Order | Quote, 'items' | 'pick_up' | 'drop_off'>;

/** The agreed text of a topic where the car's own terms would differ: the place of return, and who drives. */
export function useAgreedWords(): (rental: Agreed) => SaidOfTopics {
  const { t } = useTranslation('terms');
  const placeText = usePlaceText();
  return ({ items, pick_up: start, drop_off: end }) => {
    // A quote without a place means the car's own.
    const place = end && placeText(end);
    const isElsewhere = place && place !== (start && placeText(start));
    return {
      ...(isElsewhere && { one_way: t('agreed.backTo', { place }) }),
      ...(items.some(({ code }) => code === CHAUFFEUR) && { drivers: t('agreed.chauffeur') }),
    };
  };
}
