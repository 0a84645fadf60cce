import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import type { Order } from '#contract/calls/orders/orders.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { selectIsClient } from '#src/features/auth/authSlice.ts';
import { CarsTrack } from '#src/features/cars/card/CarsTrack.tsx';
import { useListSimilarQuery } from '#src/features/cars/page/carPageApi.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { AskPush } from '#src/features/notices/AskPush.tsx';
import { ChangeOrder } from '#src/features/orders/change/ChangeOrder.tsx';
import { HeldCars } from '#src/features/orders/held/HeldCars.tsx';
import { isUnconfirmed } from '#src/features/orders/orderTimes.ts';
import { isStillAhead } from '#src/features/orders/isStillAhead.ts';
import { CancelOrder } from '#src/features/orders/money/CancelOrder.tsx';
import { NextStepPanel } from '#src/features/orders/page/NextStepPanel.tsx';
import { OrderPapers } from '#src/features/orders/page/OrderPapers.tsx';
import { PartyCard } from '#src/features/orders/page/PartyCard.tsx';
import { PayButton } from '#src/features/payments/PayButton.tsx';
import { useGetPaymentQuery } from '#src/features/payments/paymentsApi.ts';
import { IdentityStep } from '#src/features/verification/IdentityStep.tsx';
import { paths } from '#src/shared/lib/paths.ts';
import { readId } from '#src/shared/lib/readId.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { CarouselArrows } from '#src/shared/ui/layout/CarouselArrows.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { OrderBlock, FlatBlock } from '#src/shared/ui/layout/detail.styles.ts';
import { SectionHeading } from '#src/shared/ui/layout/SectionHeading.tsx';
import { useCarousel } from '#src/shared/ui/layout/useCarousel.ts';
import { OrderDeposit } from '../money/OrderDeposit.tsx';
import { HeldTerms } from '../terms/HeldTerms.tsx';
import { LoadOrder } from './LoadOrder.tsx';
import { OrderPage } from './OrderPage.tsx';
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
  const isOver = order.status === 'declined' || order.status === 'expired' || order.status === 'cancelled';
  const isWithoutHandOver = isUnconfirmed(order, now);
  const isSure =
    order.is_paid_online && (order.status === 'confirmed' || order.status === 'active') && !isWithoutHandOver;
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
    if (isWithoutHandOver) return null;
    if (isOver || order.status === 'completed') {
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
      side="client"
      back={paths.orders}
      nextStep={
        <>
          <NextStepPanel order={order} onOver={onOver}>
            {areHeld ? null : nextAction()}
          </NextStepPanel>
          {areHeld ? (
            <HeldCars order={order} onOver={onOver} termsOf={(held) => <HeldTerms order={order} held={held} />} />
          ) : null}
        </>
      }
      more={
        <>
          {order.is_paid_online && !isWithoutHandOver ? <IdentityStep order={order} /> : null}
          {isSure ? <AskPush /> : null}
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
        isOver && !areHeld && order.substitute === null && isStillAhead(order.from, now) ? (
          <SimilarFree order={order} />
        ) : null
      }
    >
      <OrderBlock>
        <h2>{t('blocks.owner')}</h2>
        <PartyCard party={order.owner} seed={order.car.id} isWaiting={isWaiting} />
        <Write>
          <WriteToOwner order={order} />
        </Write>
      </OrderBlock>
      <OrderDeposit order={order} isClient />
      {order.is_paid_online ? <OrderPapers order={order} /> : null}
      {terms === null ? null : (
        <FlatBlock>
          <b className="title">{t('cancel.question')}</b>
          <p>{terms}</p>
          <CancelOrder order={order} isOwner={false} />
        </FlatBlock>
      )}
    </OrderPage>
  );
}

/** What cancelling would mean now, in a sentence; null where there is nothing to cancel. */
function useCancelTerms({ actions, cancellation, is_paid_online }: Order): string | null {
  const { t } = useTranslation('orders');
  const language = useAppSelector(selectLanguage);
  const { ofInstant } = useMomentText();
  if (cancellation === null || !actions.includes('cancel')) return null;
  if (!is_paid_online) return t('cancel.nothingPaid');
  const sums = { refund: formatGel(cancellation.refund, language), kept: formatGel(cancellation.kept, language) };
  if (cancellation.kept > 0) return t('cancel.termsLate', sums);
  return t('cancel.termsFree', { ...sums, until: ofInstant(cancellation.free_until) });
}

const Write = styled('div')({ marginTop: 14 });

const Box = styled('div')({ display: 'grid', gap: 8, maxWidth: 300 });

/** Pays the amount due online, while the order waits for it; reserved money is not paid again. */
function PayStep({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const isWaiting = (order.status === 'requested' || order.status === 'confirmed') && !order.is_paid_online;
  const paymentQuery = isWaiting && order.payment_id !== null ? { params: { id: order.payment_id } } : skipToken;
  const { data, isLoading } = useGetPaymentQuery(paymentQuery);
  if (!isWaiting || isLoading) return null;
  if (data?.payment.status === 'authorized') {
    return (
      <Box>
        <p>{t(order.status === 'requested' ? 'pay.reserved' : 'pay.collecting')}</p>
      </Box>
    );
  }
  return (
    <Box>
      <PayButton orderId={order.id} amount={order.prepaid} />
      {order.status === 'requested' ? <p>{t('pay.early')}</p> : null}
    </Box>
  );
}

const Section = styled('section')({ paddingTop: 40 });

/** Cars like the one that came to nothing, free on the same dates. Where there is none, the search is next. */
function SimilarFree({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const carousel = useCarousel();
  const { attach } = carousel;
  const range = { from: order.from, to: order.to };
  const { data, isError } = useListSimilarQuery({ params: { id: order.car.id }, query: range });
  if (isError || data?.cars.length === 0) {
    return (
      <Section aria-labelledby="similar">
        <SectionHeading id="similar" title={t('similar.none')} />
        <ButtonLink variant="outlined" to={`${paths.search}?${new URLSearchParams(range).toString()}`}>
          {t('similar.search')}
        </ButtonLink>
      </Section>
    );
  }
  return (
    <Section aria-labelledby="similar">
      <SectionHeading id="similar" title={t('similar.title')}>
        <CarouselArrows carousel={carousel} />
      </SectionHeading>
      <CarsTrack cars={data?.cars} dates={range} attach={attach} />
    </Section>
  );
}
