import OpenInNewRoundedIcon from '@mui/icons-material/OpenInNewRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/orders.ts';
import { carWithYear } from '#src/features/orders/orderWords.ts';
import { usePlaceText } from '#src/features/places/usePlaceText.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { TripSummary } from '#src/journeys/trip/TripSummary.tsx';

const MapLink = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  marginTop: 6,
  color: theme.vars.palette.primary.text,
  fontWeight: 500,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  '& > svg': { width: 16, height: 16 },
}));

/** Which car, when and where. */
export function OrderTrip({ order }: { order: Order }) {
  const { t } = useTranslation(['orders', 'places']);
  const placeText = usePlaceText();
  const [place, back] = [placeText(order.pick_up), placeText(order.drop_off)];
  const map = `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place }).toString()}`;
  return (
    <>
      <TripSummary
        name={carWithYear(order.car)}
        picture={order.car.image}
        place={place}
        from={order.from}
        to={order.to}
      />
      {back === place ? null : <p>{t('places:backTo', { place: back })}</p>}
      <MapLink href={map} target="_blank" rel="noreferrer">
        {t('trip.map')}
        <OpenInNewRoundedIcon />
        <VisuallyHidden>({t('trip.newTab')})</VisuallyHidden>
      </MapLink>
    </>
  );
}
