import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderTime } from '#contract/domain/orders/orderLists.ts';
import { selectIsClient } from '#src/features/auth/authSlice.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { oneOf, page, urlCodec } from '#src/shared/lib/urlCodec.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import emptyRoad from '#src/shared/ui/components/pictures/emptyRoad.webp';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { QueryList } from '#src/shared/ui/states/QueryList.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { useListOrdersQuery } from '../ordersApi.ts';
import { List, Card, CardEnd, Chips } from './card.styles.ts';
import { OrderCard } from './OrderCard.tsx';

const orderTimes = ['upcoming', 'past'] as const satisfies readonly OrderTime[];

const ordersUrl = urlCodec('orders', { when: oneOf(orderTimes, 'upcoming'), page });

const Page = styled(Container)(({ theme }) => ({
  paddingTop: 36,
  [theme.breakpoints.down('md')]: { paddingTop: 20 },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 16px',
  marginBottom: 28,
  '& > nav': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  [theme.breakpoints.down('md')]: { marginBottom: 20 },
}));

/** The client's orders: upcoming ones by the next date, then past ones. */
export default function OrdersScreen() {
  const { t } = useTranslation('orders');
  const { place, addressOf } = useUrlState(ordersUrl);
  const { when } = place;
  return (
    <Page>
      <title>{`${t('title')} · Gza`}</title>
      <Head>
        <Typography variant="h1">{t('title')}</Typography>
        <nav aria-label={t('when.name')}>
          {orderTimes.map((time) => (
            <ChoiceChip
              key={time}
              {...{ component: Link, to: addressOf({ when: time }) }}
              {...(time === when && { 'aria-current': true, 'data-on': '' })}
            >
              {t(`when.${time}`)}
            </ChoiceChip>
          ))}
        </nav>
      </Head>
      <OrdersList key={when} when={when} />
    </Page>
  );
}

const picture = { src: emptyRoad, width: 560, height: 300 };
const placeholders = ['first', 'second', 'third', 'fourth'];

/** The orders of one time by pages, which are turned in the address. */
function OrdersList({ when }: { when: OrderTime }) {
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

/** Where an order of the list will be. */
function OrderCardSkeleton() {
  return (
    <Card aria-hidden>
      <SkeletonBox className="photo" />
      <div>
        <SkeletonBox sx={{ width: '60%', maxWidth: 220, height: 20, mb: 2 }} />
        <SkeletonBox sx={{ width: '45%', maxWidth: 160, height: 16, mb: 1.5 }} />
        <SkeletonBox sx={{ width: '35%', maxWidth: 120, height: 16 }} />
        <Chips>
          <SkeletonBox sx={{ width: 110, height: 28, borderRadius: 999 }} />
        </Chips>
      </div>
      <CardEnd>
        <SkeletonBox sx={{ width: 84, height: 20 }} />
        <SkeletonBox sx={{ width: 104, height: 36 }} />
      </CardEnd>
    </Card>
  );
}
