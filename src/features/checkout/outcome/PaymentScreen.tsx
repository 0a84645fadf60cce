import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch, useParams, Navigate } from 'react-router';
import type { Order } from '#contract/calls/orders/orders.ts';
import type { Payment } from '#contract/calls/payments.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import type { Language } from '#contract/domain/values.ts';
import { routes } from '#contract/routes.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useGetOrderQuery } from '#src/features/orders/ordersApi.ts';
import { TripSummary } from '#src/features/orders/trip/TripSummary.tsx';
import { usePaymentNews } from '#src/features/payments/usePaymentNews.ts';
import { usePlaceText } from '#src/features/places/usePlaceText.ts';
import { IdentityStep } from '#src/features/verification/IdentityStep.tsx';
import { isNotFound } from '#src/shared/api/requestFailure.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { readId } from '#src/shared/lib/readId.ts';
import { useAppSelector, useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import type { Notice } from '#src/shared/store/noticesSlice.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { outcomeOf } from './outcome.ts';
import { OutcomeButtons } from './OutcomeButtons.tsx';
import { OutcomeFrame, Facts } from './OutcomeFrame.tsx';
import { OutcomeSign } from './OutcomeSign.tsx';
import { OutcomeText } from './OutcomeText.tsx';

/** `/payment-success/{id}` and `/payment-failure/{id}`: one screen, since only the server knows the outcome. */
export default function PaymentScreen() {
  const { t } = useTranslation('payment');
  const id = readId(useParams()['id']);
  return (
    <Container sx={{ pt: 10, pb: 16 }}>
      <title>{`${t('loading')} · Gza`}</title>
      <meta name="robots" content="noindex" />
      {id === null ? <NoSuchPayment /> : <PaymentById key={id} id={id} />}
    </Container>
  );
}

function PaymentById({ id }: { id: number }) {
  const { t } = useTranslation('payment');
  const isFromFailure = useMatch(routes.paymentFailure.path) !== null;
  const news = usePaymentNews(id);
  const { payment } = news;
  const orderQuery = useGetOrderQuery(payment === null ? skipToken : { params: { id: payment.order_id } });
  const order = orderQuery.data?.order;
  const language = useAppSelector(selectLanguage);
  const after = payment === null ? null : afterPayment(payment, language);
  if (after !== null) return <GoOn {...after} />;
  if (payment !== null && order !== undefined) {
    return <PaymentOutcome payment={payment} order={order} isFromFailure={isFromFailure} />;
  }
  const error = news.error ?? orderQuery.error;
  if (isNotFound(error)) return <NoSuchPayment />;
  if (error === undefined || news.isFetching || orderQuery.isFetching) return <OutcomeSkeleton />;
  const retry = () => {
    if (payment === null) news.retry();
    else void orderQuery.refetch();
  };
  return (
    <>
      <Typography variant="h1" sx={{ mb: 6 }}>
        {t('unknown.title')}
      </Typography>
      <ErrorState isWhole text={t('unknown.text')} onRetry={retry} />
    </>
  );
}

/** Another user's payment looks the same as none at all. */
function NoSuchPayment() {
  const { t } = useTranslation('payment');
  return (
    <EmptyState isScreen title={t('notFound.title')} text={t('notFound.text')}>
      <ButtonLink to={paths.orders} size="large">
        {t('notFound.orders')}
      </ButtonLink>
    </EmptyState>
  );
}

/** Redirects to where the payment started, and shows the outcome there. */
function GoOn({ path, notice }: { path: string; notice: Notice | null }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (notice !== null) dispatch(noticeShown(notice));
  }, [dispatch, notice]);
  return <Navigate to={path} replace />;
}

/** While the payment loads for the first time. */
function OutcomeSkeleton() {
  const { t } = useTranslation('payment');
  return (
    <OutcomeFrame aria-busy>
      <OutcomeSign outcome="waiting" />
      <h1>{t('loading')}</h1>
      <SkeletonBox sx={{ height: 56, mt: 2.5 }} />
      <Panel>
        <SkeletonBox sx={{ height: 288 }} />
      </Panel>
      <SkeletonBox sx={{ height: 52, borderRadius: 3 }} />
    </OutcomeFrame>
  );
}

interface AfterPayment {
  readonly path: string;
  /** Null where the page itself shows everything. */
  readonly notice: Notice | null;
}

/**
 * Where a change, a deposit, or a claim continues once the bank has responded, with a notice of the outcome; null
 * while this screen shows it.
 */
function afterPayment(payment: Payment, language: Language): AfterPayment | null {
  const { purpose, purpose_id, is_pending, order_id } = payment;
  if (is_pending || purpose === 'order') return null;
  const path = purpose === 'claim' && purpose_id !== null ? paths.claim(purpose_id) : paths.order(order_id);
  return { path, notice: noticeOf(payment, purpose, language) };
}

function noticeOf(
  { id, status, amount, is_going_back: isGoingBack }: Payment,
  purpose: Exclude<Payment['purpose'], 'order'>,
  language: Language,
): Notice | null {
  const base = { id: `payment:${id}`, isLong: true } as const;
  const values = { sum: formatGel(amount, language) };
  const returned = { ...base, tone: 'info', text: { key: 'payment:second.returned', values } } as const;
  switch (status) {
    case 'authorized':
    case 'captured':
      // What it was for had ended, or was paid already, when it arrived.
      if (isGoingBack) return returned;
      return { ...base, tone: 'success', text: { key: `payment:second.${purpose}.paid`, values } };
    case 'failed':
    case 'expired':
      return { ...base, tone: 'error', text: { key: `payment:second.${purpose}.declined`, values } };
    case 'voided':
    case 'refunded':
      return returned;
    case 'created':
    case 'part_refunded':
      return null;
  }
}

interface Props {
  readonly payment: Payment;
  readonly order: Order;
  readonly isFromFailure: boolean;
}

/** The actual outcome of a payment. Changes of the headline are announced. */
function PaymentOutcome({ payment, order, isFromFailure }: Props) {
  const { t } = useTranslation('payment');
  const language = useAppSelector(selectLanguage);
  const placeText = usePlaceText();
  const outcome = outcomeOf(payment, order);
  const title = t(`${outcome}.title`);
  const { car, owner, pick_up } = order;
  return (
    <OutcomeFrame>
      <title>{`${title} · Gza`}</title>
      <OutcomeSign outcome={outcome} />
      <div role="status">
        <h1>{title}</h1>
      </div>
      <OutcomeText outcome={outcome} order={order} payment={payment} isFromFailure={isFromFailure} />
      <Panel aria-label={t('order')}>
        <TripSummary
          name={`${car.brand} ${car.model} ${car.year}`}
          picture={car.image}
          place={`${owner.name} · ${placeText(pick_up)}`}
          from={order.from}
          to={order.to}
        />
        <Facts>
          <div>
            <dt>{t('order')}</dt>
            <dd>{order.number}</dd>
          </div>
          <div>
            <dt>{t(`${outcome}.sum`)}</dt>
            <dd>{formatGel(payment.amount, language)}</dd>
          </div>
        </Facts>
      </Panel>
      {outcome === 'paid' || outcome === 'reserved' ? <IdentityStep order={order} /> : null}
      <OutcomeButtons outcome={outcome} order={order} payment={payment} />
    </OutcomeFrame>
  );
}
