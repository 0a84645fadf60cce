import { skipToken } from '@reduxjs/toolkit/query';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders.ts';
import { PayButton } from '#src/features/payments/PayButton.tsx';
import { useGetPaymentQuery } from '#src/features/payments/paymentsApi.ts';

const Box = styled('div')({ maxWidth: 300 });

/** Pays what is due online, as long as the order waits for it; money that is reserved already is no reason to pay. */
export function PayStep({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const isWaiting = (order.status === 'requested' || order.status === 'confirmed') && !order.is_paid_online;
  const asked = isWaiting && order.payment_id !== null ? { params: { id: order.payment_id } } : skipToken;
  const { data, isLoading } = useGetPaymentQuery(asked);
  if (!isWaiting || isLoading) return null;
  if (data?.payment.status === 'authorized') {
    return (
      <Box>
        <p>{t(order.status === 'requested' ? 'pay.reserved' : 'pay.collecting')}</p>
      </Box>
    );
  }
  return (
    <Box>
      <PayButton orderId={order.id} amount={order.prepaid} />
      {order.status === 'requested' ? <p>{t('pay.early')}</p> : null}
    </Box>
  );
}
