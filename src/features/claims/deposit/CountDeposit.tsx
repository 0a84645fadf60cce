import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { DepositMoveKind } from '#contract/domain/claims/orderClaim.ts';
import type { Order } from '#contract/calls/orders.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { DepositDialog } from './DepositDialog.tsx';

const moves = [
  ['taken', 'take_deposit'],
  ['returned', 'give_deposit'],
  ['kept', 'keep_deposit'],
] as const;

const Buttons = styled('div')({ display: 'grid', gap: 12 });

/** For the owner: counts the deposit at the hand-over and at the return. */
export function CountDeposit({ order }: { order: Pick<Order, 'id' | 'deposit' | 'deposit_hold' | 'actions'> }) {
  const { t } = useTranslation('claims');
  const [open, setOpen] = useUiState<DepositMoveKind | null>('claims/countDeposit', null);
  const left = order.deposit_hold?.in_hand ?? 0;
  const possible = moves.filter(([, event]) => order.actions.includes(event));
  if (possible.length === 0) return null;
  return (
    <>
      <Buttons>
        {possible.map(([kind]) => (
          <Button
            key={kind}
            variant={kind === 'kept' || (kind === 'taken' && left > 0) ? 'outlined' : 'contained'}
            fullWidth
            aria-haspopup="dialog"
            onClick={() => setOpen(kind)}
          >
            <span>{t(`deposit.form.${kind}.open`)}</span>
          </Button>
        ))}
      </Buttons>
      {open === null ? null : (
        <DepositDialog
          key={open}
          orderId={order.id}
          kind={open}
          most={open === 'taken' ? order.deposit - left : left}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
