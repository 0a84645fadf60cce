import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#src/lib/paths.ts';
import { useServerNow } from '#src/store/useServerNow.ts';
import { KeyValues } from '#src/ui/KeyValues.ts';
import { Gel } from '../Gel.tsx';
import { OrderChips } from '../OrderChips.tsx';
import { carWithYear } from '../orderWords.ts';
import { useDaysText } from '../useDaysText.ts';
import { OwnerActions } from './OwnerActions.tsx';
import { ownerActionsOf } from './ownerActions.ts';
import type { OrdersProps } from './OrdersTable.tsx';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  '& > li': { display: 'grid', gap: 8, padding: '14px 0', borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li:first-of-type': { paddingTop: 0, borderTop: 0 },
  '& h2': { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
  '& h2 > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.vars.palette.primary.text,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
}));

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });

/** The same orders on a phone. */
export function OrdersCards({ orders, side }: OrdersProps) {
  const { t } = useTranslation('panel');
  const daysText = useDaysText();
  const now = useServerNow();
  return (
    <List>
      {orders.map((order) => (
        <li key={order.id}>
          <h2>
            <Link to={paths.adminOrder(order.id)}>{order.number}</Link>
          </h2>
          <p>
            {carWithYear(order.car)}, {daysText(order)}
          </p>
          <Chips>
            <OrderChips order={order} />
          </Chips>
          <KeyValues>
            <div>
              <dt>{t('orders.client')}</dt>
              <dd>{order.client.name}</dd>
            </div>
            {side === 'admin' ? (
              <div>
                <dt>{t('orders.owner')}</dt>
                <dd>{order.owner.name}</dd>
              </div>
            ) : null}
            <div>
              <dt>{t('orders.amount')}</dt>
              <dd>
                <Gel tetri={order.total} />
              </dd>
            </div>
            {order.amount_without_commission === null ? null : (
              <div>
                <dt>{t('orders.net')}</dt>
                <dd>
                  <Gel tetri={order.amount_without_commission} />
                </dd>
              </div>
            )}
          </KeyValues>
          <OwnerActions order={order} actions={ownerActionsOf(order, side, now)} size="small" />
        </li>
      ))}
    </List>
  );
}
