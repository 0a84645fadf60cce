import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders/orders.ts';
import { HOLD_FOR, HOUR } from '#contract/domain/claims/claimBounds.ts';
import type { DepositMove, DepositMoveKind } from '#contract/domain/claims/orderClaim.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { useAttempt } from '#src/shared/api/useAttempt.ts';
import { useConfirmation } from '#src/shared/forms/useConfirmation.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';
import { claimsApi } from './claimsApi.ts';
import { DepositDialog } from './deposit/DepositDialog.tsx';
import { useSum } from './useSum.ts';

const Stack = styled('div')({ display: 'grid', gap: 12 });

interface Props {
  readonly order: Pick<
    Order,
    'id' | 'status' | 'deposit' | 'deposit_hold' | 'deposit_moves' | 'claim_until' | 'actions'
  >;
  /** For the client: the action that makes the bank hold it. */
  readonly hold: ReactNode;
  readonly Frame: ComponentType<{ title: string; children: ReactNode }>;
}

/** The state of the deposit, the same for both sides, and what each can do about it. */
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

/** What the owner took, returned and kept, and why: the same for both sides. */
function DepositMoves({ moves }: { moves: readonly DepositMove[] }) {
  const { t } = useTranslation('claims');
  const { ofInstant } = useMomentText();
  const sum = useSum();
  if (moves.length === 0) return null;
  const nameOf = ({ kind, is_by_claim: isByClaim, amount }: DepositMove): string => {
    if (!isByClaim) return t(`deposit.moves.${kind}`);
    return t(amount > 0 ? 'deposit.moves.by_claim' : 'deposit.moves.freed');
  };
  const notesOf = ({ way, reason, at }: DepositMove): string =>
    [way === null ? null : t(`deposit.way.${way}`), ofInstant(at), reason].filter((note) => note !== null).join(' · ');
  return (
    <KeyValues>
      {moves.map((move) => (
        <div key={`${move.at} ${move.kind} ${move.amount}`}>
          <dt>
            <span>{nameOf(move)}</span> <small className="detail">{notesOf(move)}</small>
          </dt>
          <dd>{sum(Math.abs(move.amount))}</dd>
        </div>
      ))}
    </KeyValues>
  );
}

const moves = [
  ['taken', 'take_deposit'],
  ['returned', 'give_deposit'],
  ['kept', 'keep_deposit'],
] as const;

const Buttons = styled('div')({ display: 'grid', gap: 12 });

/** For the owner: records the deposit at the hand-over and at the return. */
function CountDeposit({ order }: { order: Pick<Order, 'id' | 'deposit' | 'deposit_hold' | 'actions'> }) {
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

const { returnDeposit } = claimsApi.endpoints;

/** Lets the owner return the deposit before the time to claim is over. */
function DepositReturn({ orderId, amount }: { orderId: number; amount: number }) {
  const { t } = useTranslation('claims');
  const sum = useSum();
  const dispatch = useAppDispatch();
  const { ask, send, dialog } = useConfirmation(`claims/deposit:${orderId}`);
  const { keyOf } = useAttempt();
  const confirm = () => {
    const arg = { params: { id: orderId }, body: {}, idempotencyKey: keyOf(`return ${orderId}`) };
    return send(() => dispatch(returnDeposit.initiate(arg, { track: false })), { key: 'claims:deposit.returnDone' });
  };
  return (
    <>
      <Button variant="outlined" fullWidth aria-haspopup="dialog" onClick={ask}>
        {t('deposit.return')}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={t('deposit.returnQuestion')}
        confirm={t('deposit.returnConfirm')}
        dismiss={t('deposit.dismiss')}
        onConfirm={() => void confirm()}
      >
        <p>{t('deposit.returnText', { sum: sum(amount) })}</p>
      </ConfirmDialog>
    </>
  );
}
