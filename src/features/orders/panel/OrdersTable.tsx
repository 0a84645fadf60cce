import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderSummary } from '#contract/orders.ts';
import { paths } from '#src/lib/paths.ts';
import { useServerNow } from '#src/store/useServerNow.ts';
import { Gel } from '../Gel.tsx';
import { OrderChips } from '../OrderChips.tsx';
import { carWithYear } from '../orderWords.ts';
import { useDaysText } from '../useDaysText.ts';
import { OwnerActions } from './OwnerActions.tsx';
import { ownerActionsOf } from './ownerActions.ts';

const Scroller = styled('div')({ overflowX: 'auto', margin: '0 -20px -8px', padding: '0 20px 8px' });

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '10px 10px', textAlign: 'start', verticalAlign: 'middle' },
  '& th:first-of-type, & td:first-of-type': { paddingLeft: 0 },
  '& th:last-of-type, & td:last-of-type': { paddingRight: 0 },
  '& th': {
    color: theme.vars.palette.text.secondary,
    fontSize: '.8125rem',
    fontWeight: 500,
    lineHeight: 1.3,
    verticalAlign: 'bottom',
  },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& td small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: '.8125rem' },
  '& [data-figure]': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& td > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.vars.palette.primary.text,
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    whiteSpace: 'nowrap',
  },
}));

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });

export interface OrdersProps {
  readonly orders: readonly OrderSummary[];
  readonly side: 'owner' | 'admin';
}

/** Orders as an owner works through them, on wide screens. Admins see whose cars they are. */
export function OrdersTable({ orders, side }: OrdersProps) {
  const { t } = useTranslation('panel');
  const daysText = useDaysText();
  const now = useServerNow();
  const isAdmin = side === 'admin';
  return (
    <Scroller>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('orders.number')}</th>
            <th scope="col">{t('orders.car')}</th>
            <th scope="col">{t('orders.client')}</th>
            {isAdmin ? <th scope="col">{t('orders.owner')}</th> : null}
            <th scope="col">{t('orders.status')}</th>
            <th scope="col" data-figure="">
              {t('orders.amount')}
            </th>
            <th scope="col" data-figure="">
              {t('orders.net')}
            </th>
            <th scope="col">{t('orders.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <td>
                <Link to={paths.adminOrder(order.id)}>{order.number}</Link>
              </td>
              <td>
                {carWithYear(order.car)}
                <small>{daysText(order)}</small>
              </td>
              <td>
                {order.client.name}
                <small>{order.client.phone}</small>
              </td>
              {isAdmin ? (
                <td>
                  {order.owner.name}
                  <small>{order.owner.phone}</small>
                </td>
              ) : null}
              <td>
                <Chips>
                  <OrderChips order={order} />
                </Chips>
              </td>
              <td data-figure="">
                <Gel tetri={order.total} />
              </td>
              <td data-figure="">
                {order.amount_without_commission === null ? null : <Gel tetri={order.amount_without_commission} />}
              </td>
              <td>
                <OwnerActions order={order} actions={ownerActionsOf(order, side, now)} size="small" />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
