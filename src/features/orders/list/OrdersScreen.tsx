import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderSummary } from '#contract/calls/orders/orders.ts';
import type { OrderTime } from '#contract/domain/orders/orderLists.ts';
import { selectIsClient } from '#src/features/auth/authSlice.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { todayInTbilisi } from '#src/features/dates/localDay.ts';
import { dayOf } from '#src/features/dates/rentalRange.ts';
import { useOtherPlacesText } from '#src/features/places/useOtherPlacesText.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { oneOf, page, urlCodec } from '#src/shared/lib/urlCodec.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { Picture } from '#src/shared/ui/components/Picture.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { QueryList } from '#src/shared/ui/states/QueryList.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { nextActionOf } from '../nextAction.ts';
import { OrderChips } from '../OrderChips.tsx';
import { useListOrdersQuery } from '../ordersApi.ts';
import { isUnconfirmed } from '../orderTimes.ts';
import { carWithYear, isOnTrip } from '../orderWords.ts';
import { useDaysText } from '../useDaysText.ts';
import { useRefundText } from '../useRefundText.ts';
import { List, Card, CardEnd, Chips } from './card.styles.ts';

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

const placeholders = ['first', 'second', 'third', 'fourth'];

/** The orders of one time by pages, which are turned in the address. */
function OrdersList({ when }: { when: OrderTime }) {
  const { t } = useTranslation('orders');
  const isClient = useAppSelector(selectIsClient);
  const { place, addressOf } = useUrlState(ordersUrl);
  const { page } = place;
  const query = useListOrdersQuery(
    { query: { page, when } },
    { refetchOnFocus: true, refetchOnMountOrArgChange: true },
  );
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
          hasPicture
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

const Photo = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.background.picture,
}));

const Name = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  fontSize: '1.0625rem',
  '& .year': { fontSize: 'inherit', fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& > a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
}));

/** One order in the list, with the next thing one can do about it; its owner does that in the control panel. */
function OrderCard({ order }: { order: OrderSummary }) {
  const { t } = useTranslation('orders');
  const daysText = useDaysText();
  const refundText = useRefundText();
  const placesText = useOtherPlacesText();
  const now = useServerNow();
  const { car } = order;
  // On the day itself and on the road.
  const isSoon = dayOf(order.from) <= todayInTbilisi(now) && !isUnconfirmed(order, now);
  const isClient = order.amount_without_commission === null;
  const page = isClient ? paths.order(order.id) : paths.adminOrder(order.id);
  const action = isClient ? nextActionOf(order, now) : 'details';
  return (
    <Card>
      <Photo className="photo">
        {car.image === null ? null : <Picture picture={car.image} alt="" sizes="168px" />}
      </Photo>
      <div>
        <Name>
          <Link to={page}>
            {car.brand} {car.model} <small className="year">{car.year}</small>
          </Link>
        </Name>
        <p>{`${daysText(order)} · ${placesText(order) ?? order.city}`}</p>
        <p className="number">{t('number', { number: order.number })}</p>
        <Chips>
          <OrderChips order={order} />
        </Chips>
        {isClient && order.status === 'cancelled' ? <p>{refundText(order)}</p> : null}
      </div>
      <CardEnd>
        {isClient && isOnTrip(order) && isSoon ? (
          <ButtonLink
            size="small"
            variant="contained"
            to={paths.orderTrip(order.id)}
            aria-label={`${t('onTrip.open')}: ${carWithYear(car)}, ${order.number}`}
          >
            {t('onTrip.open')}
          </ButtonLink>
        ) : null}
        <b className="sum">
          <Gel tetri={order.total} />
        </b>
        <ButtonLink
          size="small"
          variant={action === 'pay' || action === 'prepare' ? 'soft' : 'outlined'}
          to={action === 'again' ? paths.car(car.slug, car.id) : page}
          aria-label={`${t(`action.${action}`)}: ${carWithYear(car)}, ${order.number}`}
        >
          <span>{t(`action.${action}`)}</span>
        </ButtonLink>
      </CardEnd>
    </Card>
  );
}
