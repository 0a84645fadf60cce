import { skipToken } from '@reduxjs/toolkit/query';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMatch, useParams } from 'react-router';
import { routes } from '#contract/routes.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useGetOrderQuery } from '#src/features/orders/ordersApi.ts';
import { usePaymentNews } from '#src/features/payments/usePaymentNews.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { readId } from '#src/shared/lib/readId.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { afterPayment } from './afterPayment.ts';
import { GoOn } from './GoOn.tsx';
import { OutcomeSkeleton } from './OutcomeSkeleton.tsx';
import { PaymentOutcome } from './PaymentOutcome.tsx';

/** `/payment-success/{id}` and `/payment-failure/{id}`: one screen, as only the server knows how it went. */
export default function PaymentScreen() {
  const { t } = useTranslation('payment');
  const id = readId(useParams()['id']);
  return (
    <Container sx={{ pt: 10, pb: 16 }}>
      <title>{t('documentTitle', { title: t('loading') })}</title>
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
  const asked = useGetOrderQuery(payment === null ? skipToken : { params: { id: payment.order_id } });
  const order = asked.data?.order;
  const language = useAppSelector(selectLanguage);
  const after = payment === null ? null : afterPayment(payment, language);
  if (after !== null) return <GoOn {...after} />;
  if (payment !== null && order !== undefined) {
    return <PaymentOutcome payment={payment} order={order} isFromFailure={isFromFailure} />;
  }
  const error = news.error ?? asked.error;
  if (isRequestFailure(error) && error.status === 404) return <NoSuchPayment />;
  if (error === undefined || news.isFetching || asked.isFetching) return <OutcomeSkeleton />;
  const retry = () => {
    if (payment === null) news.retry();
    else void asked.refetch();
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

/** Somebody else's payment looks the same as none at all. */
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
