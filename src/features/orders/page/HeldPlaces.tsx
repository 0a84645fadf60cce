import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeldCar, Order } from '#contract/calls/orders.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { usePlaceText } from '#src/features/places/usePlaceText.ts';

const Places = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  fontSize: '.9375rem',
  lineHeight: 1.5,
  '& dt': { fontWeight: 600 },
  '& dd': { color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
}));

interface Props {
  readonly order: Order;
  readonly held: HeldCar;
  /** Marks what is not as in the cancelled order. */
  readonly other: ReactNode;
}

/** When and where a held car is had and given back. */
export function HeldPlaces({ order, held, other }: Props) {
  const { t } = useTranslation('rental');
  const { ofRental } = useMomentText();
  const placeText = usePlaceText();
  const stops = [
    { name: t('form.pickUp'), at: order.from, before: placeText(order.pick_up), place: placeText(held.pick_up) },
    { name: t('form.return'), at: order.to, before: placeText(order.drop_off), place: placeText(held.drop_off) },
  ];
  return (
    <Places>
      {stops.map(({ name, at, before, place }) => (
        <div key={name}>
          <dt>
            {name} {place === before ? null : other}
          </dt>
          <dd>
            {ofRental(at)} · {place}
          </dd>
        </div>
      ))}
    </Places>
  );
}
