import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { OrderTime } from '#contract/orderLists.ts';
import { selectIsClient } from '#src/features/auth/authSlice.ts';
import { paths } from '#src/lib/paths.ts';
import { useUrlState } from '#src/lib/useUrlState.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import emptyRoad from '#src/ui/pictures/emptyRoad.webp';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useListOrdersQuery } from '../ordersApi.ts';
import { List } from './cardLook.ts';
import { OrderCard } from './OrderCard.tsx';
import { OrderCardSkeleton } from './OrderCardSkeleton.tsx';
import { ordersUrl } from './ordersUrl.ts';

const picture = { src: emptyRoad, width: 560, height: 300 };
const placeholders = ['first', 'second', 'third', 'fourth'];

/** The orders of one time by pages, which are turned in the address. */
export function OrdersList({ when }: { when: OrderTime }) {
  const { t } = useTranslation('orders');
  const isClient = useAppSelector(selectIsClient);
  const { place, addressOf } = useUrlState(ordersUrl);
  const { page } = place;
  const { currentData, isError, isFetching, refetch } = useListOrdersQuery(
    { query: { page, when } },
    { refetchOnFocus: true },
  );

  if (isError && !currentData) {
    return <ErrorState isWhole text={t('error')} isBusy={isFetching} onRetry={() => void refetch()} />;
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
  if (orders.length === 0 && page > 1) return <Navigate to={addressOf({ page: Math.max(count, 1) })} replace />;
  if (orders.length === 0) {
    return (
      <EmptyState
        picture={picture}
        title={t(`empty.${when}.title`)}
        text={t(isClient ? `empty.${when}.text` : 'empty.ofOwner')}
      >
        <ButtonLink size="large" to={isClient ? paths.search : paths.adminHome}>
          <span>{t(isClient ? 'empty.action' : 'empty.panel')}</span>
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
      <Pagination page={page} count={count} addressOf={(next) => addressOf({ page: next })} />
    </>
  );
}
