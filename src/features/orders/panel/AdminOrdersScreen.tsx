import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { SegmentedSwitch } from '#src/ui/SegmentedSwitch.tsx';
import { SkeletonRows } from '#src/ui/SkeletonRows.tsx';
import { useListOrdersQuery } from '../ordersApi.ts';
import { usePageInAddress } from '#src/lib/usePageInAddress.ts';
import { OrdersFilter } from './OrdersFilter.tsx';
import { OrdersBoard } from './OrdersBoard.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import { orderViews, readOrdersWish, readView } from './ordersFilter.ts';
import { PanelBlock, PanelHead } from '#src/ui/panelLook.ts';
import { useOwnerSide } from './useOwnerSide.ts';

/** How often the list looks for new requests while it is open, ms. */
const patience = 30_000;
const rows = 20;

/** The orders of an owner's cars, or all of them for an admin. */
export default function AdminOrdersScreen() {
  const { t } = useTranslation('panel');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const side = useOwnerSide();
  const view = readView(query);
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
          onChange={(value) => void navigate(value === 'list' ? '?' : `?view=${value}`)}
        />
      </PanelHead>
      {view === 'board' ? <OrdersBoard /> : <OrdersList side={side} />}
    </>
  );
}

function OrdersList({ side }: { side: 'owner' | 'admin' }) {
  const { t } = useTranslation('panel');
  const { page, query, addressOf } = usePageInAddress();
  const wish = readOrdersWish(query);
  const { currentData, isError, isFetching, refetch } = useListOrdersQuery(
    { query: { page, page_size: rows, ...wish } },
    { pollingInterval: patience, skipPollingIfUnfocused: true, refetchOnFocus: true, refetchOnMountOrArgChange: true },
  );
  const count = currentData ? Math.ceil(currentData.total / currentData.page_size) : 0;
  if (currentData?.orders.length === 0 && page > 1) return <Navigate to={addressOf(Math.max(count, 1))} replace />;

  return (
    <>
      <OrdersFilter wish={wish} />
      <PanelBlock aria-label={t('orders.title')} aria-busy={!currentData && !isError}>
        {body()}
      </PanelBlock>
      <Pagination page={page} count={count} addressOf={addressOf} />
    </>
  );

  function body() {
    if (isError && !currentData) {
      return <ErrorState isWhole text={t('orders.error')} isBusy={isFetching} onRetry={() => void refetch()} />;
    }
    if (!currentData) return <SkeletonRows label={t('orders.loading')} />;
    if (currentData.orders.length === 0) {
      const isAll = wish.needs === undefined && wish.status === undefined;
      return <p>{t(isAll ? 'orders.none' : 'orders.noneSuch')}</p>;
    }
    return <OrdersTable orders={currentData.orders} side={side} />;
  }
}
