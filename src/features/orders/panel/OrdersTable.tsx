import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderSummary } from '#contract/calls/orders/orders.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { useOtherPlacesText } from '#src/features/places/useOtherPlacesText.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { DataTable } from '#src/shared/ui/states/DataTable.tsx';
import type { DataColumn } from '#src/shared/ui/states/DataTable.tsx';
import { OrderChips } from '../OrderChips.tsx';
import { carWithYear } from '../orderWords.ts';
import { useDaysText } from '../useDaysText.ts';
import { OwnerActions } from './OwnerActions.tsx';
import { ownerActionsOf } from './ownerActions.ts';

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });

interface Props {
  readonly orders: readonly OrderSummary[];
  readonly side: 'owner' | 'admin';
}

/** Orders as an owner works through them. Admins also see the owner. */
export function OrdersTable({ orders, side }: Props) {
  const { t } = useTranslation('panel');
  const daysText = useDaysText();
  const placesText = useOtherPlacesText();
  const now = useServerNow();
  const columns: DataColumn<OrderSummary>[] = [
    {
      key: 'number',
      label: t('orders.number'),
      onCard: 'heading',
      cell: (order) => <Link to={paths.adminOrder(order.id)}>{order.number}</Link>,
    },
    {
      key: 'car',
      label: t('orders.car'),
      onCard: 'line',
      cell: (order) => (
        <>
          <span>{carWithYear(order.car)}</span>
          <small className="detail">{daysText(order)}</small>
          {placesText(order) === null ? null : <small className="detail">{placesText(order)}</small>}
        </>
      ),
    },
    {
      key: 'chips',
      label: t('orders.status'),
      onCard: 'line',
      cell: (order) => (
        <Chips>
          <OrderChips order={order} />
        </Chips>
      ),
    },
    { key: 'client', label: t('orders.client'), cell: ({ client }) => <PartyCell {...client} /> },
    ...(side === 'admin'
      ? [{ key: 'owner', label: t('orders.owner'), cell: ({ owner }: OrderSummary) => <PartyCell {...owner} /> }]
      : []),
    { key: 'amount', label: t('orders.amount'), isFigure: true, cell: (order) => <Gel tetri={order.total} /> },
    {
      key: 'net',
      label: t('orders.net'),
      isFigure: true,
      cell: ({ amount_without_commission: net }) => (net === null ? null : <Gel tetri={net} />),
    },
    {
      key: 'actions',
      label: t('orders.actions'),
      onCard: 'foot',
      cell: (order) => <OwnerActions order={order} actions={ownerActionsOf(order, side, now)} size="small" />,
    },
  ];
  return <DataTable label={t('orders.title')} rows={orders} columns={columns} keyOf={({ id }) => id} />;
}

function PartyCell({ name, phone }: OrderSummary['client']) {
  return (
    <>
      {name}
      <small className="detail">{phone}</small>
    </>
  );
}
