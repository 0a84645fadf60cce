import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders/orders.ts';
import { DepositState } from '#src/features/claims/DepositState.tsx';
import { useSum } from '#src/features/claims/useSum.ts';
import { TitledBlock } from '../page/TitledBlock.tsx';
import { PayButton } from '#src/features/payments/PayButton.tsx';

/** The deposit, which its client has held here, and what follows the return. */
export function OrderDeposit({ order, isClient }: { order: Order; isClient: boolean }) {
  const { t } = useTranslation('claims');
  const sum = useSum();
  const amount = order.deposit_hold?.amount ?? 0;
  const hold = isClient ? (
    <PayButton
      orderId={order.id}
      amount={amount}
      bill={{ purpose: 'deposit' }}
      label={t('deposit.hold', { sum: sum(amount) })}
    />
  ) : null;
  return <DepositState order={order} hold={order.is_paid_online ? hold : null} Frame={TitledBlock} />;
}
