import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders.ts';
import { carWithYear } from '#src/features/orders/orderWords.ts';
import { usePlaceText } from '#src/features/places/usePlaceText.ts';
import { TripSummary } from '#src/features/orders/trip/TripSummary.tsx';
import { MapLink } from '../trip/MapLink.tsx';

/** Which car, when and where. */
export function OrderTrip({ order }: { order: Order }) {
  const { t } = useTranslation('places');
  const placeText = usePlaceText();
  const [place, back] = [placeText(order.pick_up), placeText(order.drop_off)];
  return (
    <>
      <TripSummary
        name={carWithYear(order.car)}
        picture={order.car.image}
        place={place}
        from={order.from}
        to={order.to}
      />
      {back === place ? null : <p>{t('backTo', { place: back })}</p>}
      <MapLink place={place} />
    </>
  );
}
