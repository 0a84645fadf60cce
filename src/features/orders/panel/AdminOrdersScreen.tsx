import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderNeed } from '#contract/domain/orders/orderLists.ts';
import type { OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import { polled } from '#src/shared/api/polled.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { oneOf, page, urlCodec } from '#src/shared/lib/urlCodec.ts';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';
import { SegmentedSwitch } from '#src/shared/ui/components/SegmentedSwitch.tsx';
import { PanelHeading } from '#src/shared/ui/layout/PanelHeading.tsx';
import { QueryList } from '#src/shared/ui/states/QueryList.tsx';
import { useListOrdersQuery } from '../ordersApi.ts';
import { OrderNeeds } from './OrderNeeds.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import { useOwnerSide } from './useOwnerSide.ts';

// The contract's own lists are schemas, which the browser does not load; a missing or wrong word does not compile.
const needs: Readonly<Record<OrderNeed, true>> = {
  answer: true,
  hand_over: true,
  on_the_road: true,
  take_back: true,
  cash: true,
  change: true,
  claim: true,
};
const statuses: Readonly<Record<OrderStatus, true>> = {
  requested: true,
  confirmed: true,
  active: true,
  completed: true,
  declined: true,
  expired: true,
  cancelled: true,
};

const isNeed = (text: string): text is OrderNeed => text in needs;
const isStatus = (text: string): text is OrderStatus => text in statuses;

const orderNeeds = Object.keys(needs).filter(isNeed);
const orderStatuses = Object.keys(statuses).filter(isStatus);

interface OrdersFilters {
  readonly needs?: OrderNeed;
  readonly status?: OrderStatus;
}

/** The views of orders: a list, or a board by the next step. */
const orderViews = ['list', 'board'] as const;

const panelOrdersUrl = urlCodec('adminOrders', {
  view: oneOf(orderViews, 'list'),
  needs: oneOf(orderNeeds),
  status: oneOf(orderStatuses),
  page,
});

const rows = 20;

/** The orders of an owner's cars, or all of them for an admin. */
export default function AdminOrdersScreen() {
  const { t } = useTranslation('panel');
  const { place, change } = useUrlState(panelOrdersUrl);
  const side = useOwnerSide();
  const { view, page, ...filters } = place;
  return (
    <>
      <PanelHeading title={t('orders.title')} lead={t(side === 'admin' ? 'orders.ofAll' : 'orders.ofOwn')}>
        <SegmentedSwitch
          label={t('orders.view')}
          value={view}
          options={orderViews.map((value) => ({ value, label: t(`orders.${value}`) }))}
          onChange={(next) => change({ view: next, needs: undefined, status: undefined })}
        />
      </PanelHeading>
      {view === 'board' ? <OrdersBoard /> : <OrdersList side={side} page={page} filters={filters} />}
    </>
  );
}

interface ListProps {
  readonly side: 'owner' | 'admin';
  readonly page: number;
  readonly filters: OrdersFilters;
}

function OrdersList({ side, page, filters }: ListProps) {
  const { t } = useTranslation('panel');
  const { addressOf } = useUrlState(panelOrdersUrl);
  const listQuery = useListOrdersQuery({ query: { page, page_size: rows, ...filters } }, polled());
  const isAll = filters.needs === undefined && filters.status === undefined;
  return (
    <>
      <OrdersFilter filters={filters} />
      <QueryList
        query={listQuery}
        rowsOf={({ orders }) => orders}
        label={t('orders.title')}
        error={t('orders.error')}
        loading={t('orders.loading')}
        none={<p>{t(isAll ? 'orders.none' : 'orders.noneSuch')}</p>}
        pages={{ page, addressOf: (next) => addressOf({ page: next }) }}
      >
        {(orders) => <OrdersTable orders={orders} side={side} />}
      </QueryList>
    </>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 16,
  alignItems: 'start',
  // A column is as narrow as a phone.
  '& li': { gridTemplateColumns: '44px minmax(0, 1fr)' },
  '& li > .icon': { alignSelf: 'start' },
  '& li > .actions': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('xl')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** The progress of an order from left to right. */
const columns = ['answer', 'hand_over', 'on_the_road', 'take_back'] as const satisfies readonly OrderNeed[];
/** The length of a column; the list has the others. */
const shown = 12;

/** Orders of an owner's cars, by the next step. */
function OrdersBoard() {
  return (
    <Columns>
      {columns.map((need) => (
        <OrderNeeds key={need} need={need} shown={shown} />
      ))}
    </Columns>
  );
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 8px',
  marginBottom: 16,
  '& > nav': { display: 'flex', flexWrap: 'wrap', gap: 8, flex: '1 1 auto' },
  '& > .status': { flex: '0 1 220px' },
});

/** Which orders are shown: those that need an action, or those of one status. The choice is in the address. */
function OrdersFilter({ filters }: { filters: OrdersFilters }) {
  const { t } = useTranslation('panel');
  const { t: tOrders } = useTranslation('orders');
  const { change, addressOf } = useUrlState(panelOrdersUrl);
  const isAll = filters.needs === undefined && filters.status === undefined;
  return (
    <Row>
      <nav aria-label={t('orders.filter')}>
        <ChoiceChip
          {...{ component: Link, to: addressOf({ needs: undefined, status: undefined }) }}
          {...(isAll && { 'aria-current': true, 'data-on': '' })}
        >
          {t('orders.all')}
        </ChoiceChip>
        {orderNeeds.map((need) => (
          <ChoiceChip
            key={need}
            {...{ component: Link, to: addressOf({ needs: need, status: undefined }) }}
            {...(filters.needs === need && { 'aria-current': true, 'data-on': '' })}
          >
            {t(`needs.${need}.title`)}
          </ChoiceChip>
        ))}
      </nav>
      <PlainSelect<OrderStatus | ''>
        className="status"
        label={t('orders.status')}
        isLabelHidden
        value={filters.status ?? ''}
        options={[
          { value: '', label: t('orders.anyStatus') },
          ...orderStatuses.map((status) => ({ value: status, label: tOrders(`status.${status}`) })),
        ]}
        onChange={(status) => change({ needs: undefined, status: status === '' ? undefined : status })}
      />
    </Row>
  );
}
