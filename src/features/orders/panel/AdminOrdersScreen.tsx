import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { QueryList } from '#src/shared/ui/states/QueryList.tsx';
import { SegmentedSwitch } from '#src/shared/ui/components/SegmentedSwitch.tsx';
import { useListOrdersQuery } from '../ordersApi.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { OrdersFilter } from './OrdersFilter.tsx';
import { OrdersBoard } from './OrdersBoard.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import { orderViews, panelOrdersUrl } from './ordersFilter.ts';
import type { OrdersFilters } from './ordersFilter.ts';
import { PanelHead } from '#src/shared/ui/layout/panel.styles.ts';
import { useOwnerSide } from './useOwnerSide.ts';

/** How often the list looks for new requests while it is open, ms. */
const patience = 30_000;
const rows = 20;

/** The orders of an owner's cars, or all of them for an admin. */
export default function AdminOrdersScreen() {
  const { t } = useTranslation('panel');
  const { place, change } = useUrlState(panelOrdersUrl);
  const side = useOwnerSide();
  const { view, page, ...filters } = place;
  return (
    <>
      <title>{`${t('orders.title')} · Gza`}</title>
      <PanelHead>
        <div>
          <Typography variant="h1">{t('orders.title')}</Typography>
          <p>{t(side === 'admin' ? 'orders.ofAll' : 'orders.ofOwn')}</p>
        </div>
        <SegmentedSwitch
          label={t('orders.view')}
          value={view}
          options={orderViews.map((value) => ({ value, label: t(`orders.${value}`) }))}
          onChange={(next) => change({ view: next, needs: undefined, status: undefined })}
        />
      </PanelHead>
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
  const asked = useListOrdersQuery(
    { query: { page, page_size: rows, ...filters } },
    { pollingInterval: patience, skipPollingIfUnfocused: true, refetchOnFocus: true, refetchOnMountOrArgChange: true },
  );
  const isAll = filters.needs === undefined && filters.status === undefined;
  return (
    <>
      <OrdersFilter filters={filters} />
      <QueryList
        query={asked}
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
