import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import type { Order } from '#contract/calls/orders.ts';
import { selectIsClient } from '#src/features/auth/authSlice.ts';
import { agreedCar } from '#src/features/cars/terms/agreedCar.ts';
import { TermsList } from '#src/features/cars/terms/TermsList.tsx';
import { carWithYear, isOnTrip } from '#src/features/orders/orderWords.ts';
import { NextStepPanel } from '#src/features/orders/page/NextStepPanel.tsx';
import { Column, OrderBlock } from '#src/shared/ui/layout/detail.styles.ts';
import { PartyCard } from '#src/features/orders/page/PartyCard.tsx';
import { IdentityStep } from '#src/features/verification/IdentityStep.tsx';
import { paths } from '#src/shared/lib/paths.ts';
import { readId } from '#src/shared/lib/readId.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { BackLink } from '#src/shared/ui/layout/BackLink.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { LoadOrder } from '../page/LoadOrder.tsx';
import { OrderDeposit } from '../money/OrderDeposit.tsx';
import { TripExtend } from './TripExtend.tsx';
import { TripHelp } from './TripHelp.tsx';
import { TripLate } from './TripLate.tsx';
import { TripPapers } from './TripPapers.tsx';
import { TripPlaces } from './TripPlaces.tsx';
import { useAgreedWords } from '#src/features/orders/trip/useAgreedWords.ts';
import { WriteToOwner } from '../page/WriteToOwner.tsx';

const Page = styled(Container)(({ theme }) => ({
  maxWidth: 720,
  padding: '36px 0 64px',
  [theme.breakpoints.down('md')]: { padding: '20px 16px 40px' },
}));

/** What of the terms is asked about on the road, in the order in which it comes up. */
const topics = [
  'deposit',
  'fuel',
  'distance',
  'roads',
  'borders',
  'drivers',
  'smoking',
  'late_return',
  'cleaning',
  'one_way',
] as const;

/** The day of the pick-up and the days on the road on one screen of a phone; what was read once is there without a network. */
export default function TripScreen() {
  const isClient = useAppSelector(selectIsClient);
  const id = readId(useParams()['id']);
  if (id === null || !isClient) return <Navigate to={id === null ? paths.orders : paths.adminOrder(id)} replace />;
  return (
    <Page>
      <meta name="robots" content="noindex" />
      <LoadOrder back={paths.orders}>
        {(order, refresh) =>
          isOnTrip(order) ? <Trip order={order} onOver={refresh} /> : <Navigate to={paths.order(order.id)} replace />
        }
      </LoadOrder>
    </Page>
  );
}

function Trip({ order, onOver }: { order: Order; onOver: () => void }) {
  const { t } = useTranslation('orders');
  const agreedWords = useAgreedWords();
  return (
    <Column>
      <title>{`${t('onTrip.title')} · Gza`}</title>
      <BackLink to={paths.order(order.id)}>{t('number', { number: order.number })}</BackLink>
      <div>
        <Typography variant="h1">{t('onTrip.title')}</Typography>
        <p>{carWithYear(order.car)}</p>
      </div>
      <NextStepPanel order={order} onOver={onOver}>
        {order.status === 'active' ? <TripExtend order={order} variant="contained" /> : null}
      </NextStepPanel>
      <TripLate order={order} />
      <OrderBlock>
        <h2>{t('onTrip.where')}</h2>
        <TripPlaces order={order} />
        {order.status === 'confirmed' ? <TripExtend order={order} variant="outlined" /> : null}
      </OrderBlock>
      <OrderBlock>
        <h2>{t('blocks.owner')}</h2>
        <PartyCard party={order.owner} seed={order.car.id} isWaiting={false} />
        <WriteToOwner order={order} variant="outlined" />
      </OrderBlock>
      <OrderDeposit order={order} isClient />
      <TripHelp order={order} />
      {order.status === 'confirmed' ? (
        <>
          <IdentityStep order={order} />
          <OrderBlock>
            <h2>{t('onTrip.papers.title')}</h2>
            <TripPapers order={order} />
          </OrderBlock>
        </>
      ) : null}
      {order.terms === null ? null : (
        <OrderBlock>
          <h2>{t('onTrip.terms')}</h2>
          <TermsList isShort terms={agreedCar(order.terms)} topics={topics} said={agreedWords(order)} />
        </OrderBlock>
      )}
    </Column>
  );
}
