import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { selectRoles } from '#src/features/auth/authSlice.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { paths } from '#src/lib/paths.ts';
import { isOpenTo } from '#src/lib/routes.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useScreenState } from '#src/store/useScreenState.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PanelBlock } from '#src/ui/panelLook.ts';
import { SkeletonBox } from '#src/ui/SkeletonBox.tsx';
import { useListAccountOrdersQuery } from '../accountsApi.ts';

const List = styled('ul')(({ theme }) => ({
  fontSize: '.9375rem',
  '& > li': { padding: '8px 0', overflowWrap: 'anywhere' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: '.8125rem' },
  '& a': { color: theme.vars.palette.primary.text, textDecoration: 'underline', textUnderlineOffset: 3 },
}));

/** Somebody's orders without their money, which is all that support sees of them. */
export function AccountOrders({ id }: { id: number }) {
  const { t } = useTranslation('accounts');
  const { ofRental } = useMomentText();
  const [page, setPage] = useScreenState(`accounts/orders:${id}`, 1);
  const seesOrders = isOpenTo(useAppSelector(selectRoles), paths.adminOrders);
  const { data, isError, isFetching, refetch } = useListAccountOrdersQuery({ params: { id }, query: { page } });
  const count = data ? Math.ceil(data.total / data.page_size) : 0;
  return (
    <PanelBlock aria-busy={!data && !isError}>
      <h2>{t('orders.title')}</h2>
      {!data && isError ? (
        <ErrorState text={t('orders.error')} isBusy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {!data && !isError ? <SkeletonBox sx={{ height: 96 }} /> : null}
      {data?.orders.length === 0 ? <p>{t('orders.none')}</p> : null}
      <List>
        {data?.orders.map((order) => (
          <li key={order.id}>
            {seesOrders ? <Link to={paths.adminOrder(order.id)}>{order.number}</Link> : order.number}
            <span>{` · ${t(`orders.status.${order.status}`)}`}</span>
            <small>{order.car}</small>
            <small>{`${ofRental(order.from)} – ${ofRental(order.to)}`}</small>
            <small>{`${order.client} → ${order.owner}`}</small>
          </li>
        ))}
      </List>
      {count > 1 ? (
        <>
          <Button variant="text" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('orders.newer')}
          </Button>
          <Button variant="text" size="small" disabled={page >= count} onClick={() => setPage(page + 1)}>
            {t('orders.older')}
          </Button>
        </>
      ) : null}
    </PanelBlock>
  );
}
