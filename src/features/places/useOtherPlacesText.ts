import type { OrderSummary } from '#contract/calls/orders/orders.ts';
import { usePlaceText } from './usePlaceText.ts';

/** Pick-up and return of an order, where they differ from the car's own place. */
export function useOtherPlacesText(): (order: Pick<OrderSummary, 'pick_up' | 'drop_off'>) => string | null {
  const placeText = usePlaceText();
  return ({ pick_up, drop_off }) => {
    if (pick_up.kind === 'own' && drop_off.kind === 'own') return null;
    return [...new Set([placeText(pick_up), placeText(drop_off)])].join(' → ');
  };
}
