import { styled } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HOLD_FOR, HOUR } from '#contract/domain/claims/claimBounds.ts';
import type { Order } from '#contract/calls/orders.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { CountDeposit } from './deposit/CountDeposit.tsx';
import { DepositMoves } from './deposit/DepositMoves.tsx';
import { DepositReturn } from './DepositReturn.tsx';
import { useSum } from './useSum.ts';

const Stack = styled('div')({ display: 'grid', gap: 12 });

interface Props {
  readonly order: Pick<
    Order,
    'id' | 'status' | 'deposit' | 'deposit_hold' | 'deposit_moves' | 'claim_until' | 'actions'
  >;
  /** For the client: has the bank hold it. */
  readonly hold: ReactNode;
  readonly Frame: ComponentType<{ title: string; children: ReactNode }>;
}

/** How it stands with the deposit, for both sides the same, and what each can do about it. */
export function DepositState({ order, hold, Frame }: Props) {
  const { t } = useTranslation('claims');
  const { ofInstant } = useMomentText();
  const sum = useSum();
  const now = useServerNow();
  const { deposit_hold: deposit, claim_until: until } = order;
  if (deposit === null) return null;
  const { state, amount, in_hand: left, kept, from } = deposit;
  const isOver = order.status === 'completed';
  if (state === 'cash' && isOver) return null;
  const textOf = (): string => {
    switch (state) {
      case 'cash':
        return t('deposit.cash', { sum: sum(amount) });
      case 'taken':
        return t(order.actions.includes('give_deposit') ? 'deposit.takenOwner' : 'deposit.taken', { sum: sum(left) });
      case 'open':
        return `${t('deposit.open', { sum: sum(amount) })} ${t('deposit.notHeld')}`;
      case 'held':
        return t('deposit.held', { sum: sum(amount) });
      case 'returned':
        return t('deposit.returned', { sum: sum(amount) });
      case 'kept':
        return t('deposit.kept', { sum: sum(amount), kept: sum(kept) });
    }
  };
  const isTime = now >= Date.parse(from);
  return (
    <Frame title={t('deposit.title')}>
      <Stack>
        <p>{textOf()}</p>
        {state === 'open' && !isTime && hold !== null ? <p>{t('deposit.later', { from: ofInstant(from) })}</p> : null}
        {state === 'open' && isTime ? hold : null}
        {state === 'held' && until !== null ? <p>{t('deposit.until', { until: ofInstant(until) })}</p> : null}
        {state === 'held' && until === null ? <p>{t('deposit.heldLong', { hours: HOLD_FOR / HOUR })}</p> : null}
        <DepositMoves moves={order.deposit_moves} />
        <CountDeposit order={order} />
        {order.actions.includes('return_deposit') ? <DepositReturn orderId={order.id} amount={amount} /> : null}
      </Stack>
    </Frame>
  );
}
