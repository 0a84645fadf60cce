import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import type { Order } from '#contract/calls/orders.ts';
import { selectIsClient } from '#src/features/auth/authSlice.ts';
import { isStillAhead } from '#src/features/orders/isStillAhead.ts';
import { ChangeOrder } from '#src/features/orders/change/ChangeOrder.tsx';
import { PayButton } from '#src/features/payments/PayButton.tsx';
import { CancelOrder } from '#src/features/orders/money/CancelOrder.tsx';
import { HeldCars } from '#src/features/orders/held/HeldCars.tsx';
import { NextStepPanel } from '#src/features/orders/page/NextStepPanel.tsx';
import { OrderBlock, FlatBlock } from '#src/shared/ui/layout/detail.styles.ts';
import { OrderPapers } from '#src/features/orders/page/OrderPapers.tsx';
import { PartyCard } from '#src/features/orders/page/PartyCard.tsx';
import { useCancelTerms } from '#src/features/orders/money/useCancelTerms.ts';
import { IdentityStep } from '#src/features/verification/IdentityStep.tsx';
import { paths } from '#src/shared/lib/paths.ts';
import { readId } from '#src/shared/lib/readId.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { HeldTerms } from '../terms/HeldTerms.tsx';
import { LoadOrder } from './LoadOrder.tsx';
import { OrderDeposit } from '../money/OrderDeposit.tsx';
import { OrderPage } from './OrderPage.tsx';
import { PayStep } from '../money/PayStep.tsx';
import { SimilarFree } from '../held/SimilarFree.tsx';
import { WriteToOwner } from './WriteToOwner.tsx';

const Page = styled(Container)(({ theme }) => ({
  paddingTop: 36,
  [theme.breakpoints.down('md')]: { paddingTop: 20 },
}));

/** One order of a client; the owner's side of it is in the control panel. */
export default function OrderScreen() {
  const isClient = useAppSelector(selectIsClient);
  const id = readId(useParams()['id']);
  if (!isClient) return <Navigate to={id === null ? paths.adminOrders : paths.adminOrder(id)} replace />;
  return (
    <Page>
      <LoadOrder back={paths.orders}>{(order, refresh) => <Details order={order} onOver={refresh} />}</LoadOrder>
    </Page>
  );
}

function Details({ order, onOver }: { order: Order; onOver: () => void }) {
  const { t } = useTranslation('orders');
  const isWaiting = order.status === 'requested' || order.status === 'confirmed';
  const terms = useCancelTerms(order);
  const now = useServerNow();
  const isEnded = order.status === 'declined' || order.status === 'expired' || order.status === 'cancelled';
  const isSure = order.is_paid_online && (order.status === 'confirmed' || order.status === 'active');
  const areHeld = order.held_cars.length > 0;
  function nextAction() {
    if (isSure) {
      return (
        <ButtonLink variant="contained" to={paths.orderTrip(order.id)}>
          {t('onTrip.open')}
        </ButtonLink>
      );
    }
    if (order.substitute !== null) {
      return (
        <ButtonLink variant="contained" to={paths.order(order.substitute.id)}>
          {t('held.to')}
        </ButtonLink>
      );
    }
    if (isEnded || order.status === 'completed') {
      return (
        <ButtonLink variant="outlined" to={paths.car(order.car.slug, order.car.id)}>
          {t('action.again')}
        </ButtonLink>
      );
    }
    return <PayStep order={order} />;
  }
  return (
    <OrderPage
      order={order}
      back={paths.orders}
      nextStep={
        <>
          <NextStepPanel order={order} onOver={onOver}>
            {areHeld ? null : nextAction()}
          </NextStepPanel>
          {areHeld ? (
            <HeldCars order={order} onOver={onOver} termsOf={(held) => <HeldTerms order={order} held={held} />} />
          ) : null}
          {order.is_paid_online ? <IdentityStep order={order} /> : null}
          <ChangeOrder
            order={order}
            onOver={onOver}
            payment={
              order.change === null ? null : (
                <PayButton
                  orderId={order.id}
                  amount={order.change.online}
                  bill={{ purpose: 'change', purpose_id: order.change.id }}
                />
              )
            }
          />
        </>
      }
      below={
        isEnded && !areHeld && order.substitute === null && isStillAhead(order.from, now) ? (
          <SimilarFree order={order} />
        ) : null
      }
    >
      <OrderDeposit order={order} isClient />
      <OrderBlock>
        <h2>{t('blocks.owner')}</h2>
        <PartyCard party={order.owner} seed={order.car.id} isWaiting={isWaiting} />
        <WriteToOwner order={order} variant="outlined" />
      </OrderBlock>
      {isSure ? (
        <OrderBlock>
          <h2>{t('blocks.papers')}</h2>
          <OrderPapers id={order.id} />
        </OrderBlock>
      ) : null}
      {terms === null ? null : (
        <FlatBlock>
          <b>{t('cancel.question')}</b>
          <p>{terms}</p>
          <CancelOrder order={order} isOwner={false} />
        </FlatBlock>
      )}
    </OrderPage>
  );
}
