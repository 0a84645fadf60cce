import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { selectIsClient } from '#src/features/auth/authSlice.ts';
import { paths } from '#src/lib/paths.ts';
import { useWhenSeenAgain } from '#src/lib/useWhenSeenAgain.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Container } from '#src/ui/Container.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useListOrdersQuery } from '../ordersApi.ts';
import { usePageInAddress } from '../usePageInAddress.ts';
import emptyRoad from '#src/ui/pictures/emptyRoad.webp';
import { List } from './cardLook.ts';
import { OrderCard } from './OrderCard.tsx';
import { OrderCardSkeleton } from './OrderCardSkeleton.tsx';

const picture = { src: emptyRoad, width: 560, height: 300 };

const Page = styled(Container)(({ theme }) => ({
  paddingTop: 36,
  '& > h1': { marginBottom: 28 },
  [theme.breakpoints.down('md')]: { paddingTop: 20, '& > h1': { marginBottom: 20 } },
}));

/** A client's orders, the newest first; owners have theirs in the control panel. */
export default function OrdersScreen() {
  const { t } = useTranslation('orders');
  const isClient = useAppSelector(selectIsClient);
  if (!isClient) return <Navigate to={paths.adminOrders} replace />;
  return (
    <Page>
      <title>{`${t('title')} · Gza`}</title>
      <Typography variant="h1">{t('title')}</Typography>
      <Orders />
    </Page>
  );
}

function Orders() {
  const { t } = useTranslation('orders');
  const { page, addressOf } = usePageInAddress();
  const { currentData, isError, isFetching, refetch } = useListOrdersQuery({ query: { page } });
  useWhenSeenAgain(
    useCallback(() => {
      void refetch();
    }, [refetch]),
  );

  if (isError && !currentData) {
    return <ErrorState text={t('error')} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!currentData) {
    return (
      <>
        <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
        <List aria-busy>
          {placeholders.map((place) => (
            <li key={place}>
              <OrderCardSkeleton />
            </li>
          ))}
        </List>
      </>
    );
  }
  const { orders, total, page_size } = currentData;
  const count = Math.ceil(total / page_size);
  if (orders.length === 0 && page > 1) return <Navigate to={addressOf(Math.max(count, 1))} replace />;
  if (orders.length === 0) {
    return (
      <EmptyState picture={picture} title={t('empty.title')} text={t('empty.text')}>
        <ButtonLink size="large" to={paths.search}>
          {t('empty.action')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <List>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </List>
      <Pagination page={page} count={count} addressOf={addressOf} />
    </>
  );
}

const placeholders = ['first', 'second', 'third', 'fourth'];
