import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeldCar, Order } from '#contract/calls/orders/orders.ts';
import type { TermTopic } from '#contract/domain/terms/lists.ts';
import { agreedCar } from '#src/features/cars/terms/agreedCar.ts';
import { listOtherTopics } from '#src/features/cars/terms/answersAbout.ts';
import { MoreTerms } from '#src/features/cars/terms/MoreTerms.tsx';
import { TermsList } from '#src/features/cars/terms/TermsList.tsx';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { carWithYear } from '#src/features/orders/orderWords.ts';
import { useAgreedWords } from '#src/features/orders/trip/useAgreedWords.ts';
import { usePlaceText } from '#src/features/places/usePlaceText.ts';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';

const Terms = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 16,
  borderRadius: theme.radii.large,
  backgroundColor: theme.vars.palette.background.mist,
  '& dt': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  '& > details': { marginTop: 0 },
  '& > p': { ...theme.typography.body2 },
}));

/** Shown for every car; all else on request. */
const mainTopics: readonly TermTopic[] = ['protection', 'deposit', 'distance'];

/** The terms of a held car, and how they differ from the cancelled order. */
export function HeldTerms({ order, held }: { order: Order; held: HeldCar }) {
  const { t } = useTranslation(['orders', 'terms']);
  const terms = agreedCar(held.terms);
  // The rental is the same: only the car and its places differ.
  const said = useAgreedWords()({ ...held, items: order.items });
  // Orders older than their terms have nothing to compare with.
  const others = order.terms === null ? null : listOtherTopics(order.terms, held.terms);
  const other = <StatusChip data-tone="wait">{t('orders:held.other')}</StatusChip>;
  const markOf = (topic: TermTopic) => (others?.includes(topic) === true ? other : null);
  const more = others?.filter((topic) => !mainTopics.includes(topic)).map((topic) => t(`terms:topics.${topic}`)) ?? [];
  return (
    <Terms className="terms">
      <HeldPlaces order={order} held={held} other={other} />
      <TermsList terms={terms} topics={mainTopics} said={said} markOf={markOf} />
      {others?.length === 0 ? <p>{t('orders:held.sameTerms')}</p> : null}
      {more.length > 0 ? <p>{t('orders:held.alsoOther', { topics: more.join(', ') })}</p> : null}
      <MoreTerms
        stateKey={`orders/heldTerms:${held.car_id}`}
        title={t('orders:held.terms', { car: carWithYear(held.car) })}
      >
        <TermsList terms={terms} said={said} markOf={markOf} />
      </MoreTerms>
    </Terms>
  );
}

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
  /** Marks what differs from the cancelled order. */
  readonly other: ReactNode;
}

/** When and where a held car is had and given back. */
function HeldPlaces({ order, held, other }: Props) {
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
