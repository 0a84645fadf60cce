import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { selectRoles } from '#src/features/auth/authSlice.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { isOpenTo } from '#src/shared/lib/routes.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { TurnPages } from '#src/shared/ui/states/TurnPages.tsx';
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
  const [page, setPage] = useUiState(`accounts/orders:${id}`, 1, { privacy: 'keep' });
  const seesOrders = isOpenTo(useAppSelector(selectRoles), paths.adminOrders);
  const query = useListAccountOrdersQuery({ params: { id }, query: { page } });
  return (
    <PanelBlock aria-busy={query.isLoading}>
      <h2>{t('orders.title')}</h2>
      <QueryPart query={query} error={t('orders.error')} waiting={<SkeletonBox sx={{ height: 96 }} />}>
        {({ orders, total, page_size }) =>
          orders.length === 0 ? (
            <p>{t('orders.none')}</p>
          ) : (
            <>
              <List>
                {orders.map((order) => (
                  <li key={order.id}>
                    {seesOrders ? <Link to={paths.adminOrder(order.id)}>{order.number}</Link> : order.number}
                    <span>{` · ${t(`orders.status.${order.status}`)}`}</span>
                    <small>{order.car}</small>
                    <small>{`${ofRental(order.from)} – ${ofRental(order.to)}`}</small>
                    <small>{`${order.client} → ${order.owner}`}</small>
                  </li>
                ))}
              </List>
              <TurnPages page={page} count={Math.ceil(total / page_size)} onTurn={setPage} />
            </>
          )
        }
      </QueryPart>
    </PanelBlock>
  );
}
