import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/orders.ts';
import type { SaidOfTopics } from '#src/features/cars/terms/TermsList.tsx';
import { usePlaceText } from '#src/features/places/usePlaceText.ts';

/** The extra by which the owner sends somebody who drives. */
const CHAUFFEUR = 'driver';

/** What an order says of a topic where the terms of its car alone would say something else: where it ends, and who drives. */
export function useAgreedWords(): (order: Pick<Order, 'items' | 'pick_up' | 'drop_off'>) => SaidOfTopics {
  const { t } = useTranslation('terms');
  const placeText = usePlaceText();
  return ({ items, pick_up: start, drop_off: end }) => {
    const place = placeText(end);
    return {
      ...(place !== placeText(start) && { one_way: t('agreed.backTo', { place }) }),
      ...(items.some(({ code }) => code === CHAUFFEUR) && { drivers: t('agreed.chauffeur') }),
    };
  };
}
