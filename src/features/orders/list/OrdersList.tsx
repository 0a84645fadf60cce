import { useTranslation } from 'react-i18next';
import type { OrderTime } from '#contract/domain/orderLists.ts';
import { selectIsClient } from '#src/features/auth/authSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { QueryList } from '#src/shared/ui/states/QueryList.tsx';
import emptyRoad from '#src/shared/ui/components/pictures/emptyRoad.webp';
import { useListOrdersQuery } from '../ordersApi.ts';
import { List } from './card.styles.ts';
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
  const query = useListOrdersQuery({ query: { page, when } }, { refetchOnFocus: true });
  return (
    <QueryList
      isBare
      query={query}
      rowsOf={({ orders }) => orders}
      error={t('error')}
      label={t('title')}
      loading={t('loading')}
      skeleton={
        <List>
          {placeholders.map((place) => (
            <li key={place}>
              <OrderCardSkeleton />
            </li>
          ))}
        </List>
      }
      none={
        <EmptyState
          picture={picture}
          title={t(`empty.${when}.title`)}
          text={t(isClient ? `empty.${when}.text` : 'empty.ofOwner')}
        >
          <ButtonLink size="large" to={isClient ? paths.search : paths.adminHome}>
            <span>{t(isClient ? 'empty.action' : 'empty.panel')}</span>
          </ButtonLink>
        </EmptyState>
      }
      pages={{ page, addressOf: (next) => addressOf({ page: next }) }}
    >
      {(orders) => (
        <List>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </List>
      )}
    </QueryList>
  );
}
