import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { usePlaceText } from '#src/features/places/usePlaceText.ts';
import { useDayHoursText } from '#src/features/places/useDayHoursText.ts';
import { MapLink } from './MapLink.tsx';

const Places = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& dd p': { overflowWrap: 'anywhere' },
}));

/** When and where the car is had and given back, each on a map that opens beside the page. */
export function TripPlaces({ order }: { order: Order }) {
  const { t } = useTranslation('rental');
  const { ofRental } = useMomentText();
  const placeText = usePlaceText();
  const hoursText = useDayHoursText();
  const stops = [
    { name: t('form.pickUp'), at: order.from, place: placeText(order.pick_up), hours: order.pick_up_hours },
    { name: t('form.return'), at: order.to, place: placeText(order.drop_off), hours: order.drop_off_hours },
  ];
  return (
    <Places>
      {stops.map(({ name, at, place, hours }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{ofRental(at)}</b>
            <p>{place}</p>
            {hours === null ? null : <p>{hoursText(hours)}</p>}
            <MapLink place={place} about={name} />
          </dd>
        </div>
      ))}
    </Places>
  );
}
