import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { OrderSummary } from '#contract/calls/orders/orders.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { useMessage } from '#src/shared/i18n/useMessage.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { hasChanged } from '../hasChanged.ts';
import { IdentityChip } from '../IdentityChip.tsx';
import { orderFailure } from '../orderFailure.ts';
import { ordersApi } from '../ordersApi.ts';
import { isEnded } from '../orderTimes.ts';
import { carWithYear } from '../orderWords.ts';
import { useDaysText } from '../useDaysText.ts';
import type { OwnerEvent } from './ownerActions.ts';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '& > button': { flex: '1 1 auto' } });

/** Who, what and when, so that the right order is confirmed. */
const Facts = styled('ul')({ fontWeight: 600, marginBottom: 8 });

/** The variant of a button in a list; on the page of an order the first one is filled. */
const looks = {
  accept: 'contained',
  decline: 'outlined',
  start: 'soft',
  finish: 'soft',
  mark_paid: 'soft',
} as const satisfies Record<OwnerEvent, string>;

interface Props {
  readonly order: Pick<
    OrderSummary,
    'id' | 'number' | 'client' | 'car' | 'from' | 'to' | 'identity' | 'is_identity_changed'
  >;
  readonly actions: readonly OwnerEvent[];
  readonly size?: 'small' | 'medium';
}

/** The actions of the owner's side on an order. Accepting is done at once, everything else asks first. */
export function OwnerActions({ order, actions, size = 'medium' }: Props) {
  const { t } = useTranslation('panel');
  const daysText = useDaysText();
  const { move, busy, failure, forget } = useOrderMove(order.id);
  // The dialog keeps its text while it closes.
  const [chosen, setChosen] = useUiState<Exclude<OwnerEvent, 'accept'>>(`orders/move/asked:${order.id}`, 'decline', {
    privacy: 'keep',
  });
  const [isAsking, setIsAsking] = useUiState(`orders/move:${order.id}`, false);
  const [areSeen, setAreSeen] = useUiState(`orders/move/originalsSeen:${order.id}`, false);
  // Every client is identified: the owner checks the papers unless the platform has.
  const needsIdentityCheck = chosen === 'start' && order.identity !== 'verified';
  const now = useServerNow();
  const question = chosen === 'start' && isEnded(order, now) ? 'startLate' : chosen;
  const press = (event: OwnerEvent) => {
    forget();
    if (event === 'accept') return void move(event);
    setChosen(event);
    setAreSeen(false);
    return setIsAsking(true);
  };
  const confirm = async (): Promise<void> => {
    if (await move(chosen, needsIdentityCheck && areSeen)) setIsAsking(false);
  };
  return (
    <div className="actions">
      <FailureNote text={isAsking ? null : failure} />
      <Buttons>
        {actions.map((event, index) => (
          <Button
            key={event}
            size={size}
            variant={index === 0 && size === 'medium' ? 'contained' : looks[event]}
            loading={busy === event && !isAsking}
            disabled={busy !== null}
            aria-label={`${t(`move.${event}.button`)}, ${order.number}`}
            {...(event === 'accept' ? {} : { 'aria-haspopup': 'dialog' as const })}
            onClick={() => press(event)}
          >
            <span>{t(`move.${event}.button`)}</span>
          </Button>
        ))}
      </Buttons>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(`move.${question}.title`)}
        confirm={t(`move.${question}.confirm`)}
        dismiss={t('move.dismiss')}
        isHarmful={chosen === 'decline'}
        isReady={!needsIdentityCheck || areSeen}
        isBusy={busy !== null}
        failure={failure}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      >
        <Facts>
          <li>{order.client.name}</li>
          <li>{carWithYear(order.car)}</li>
          <li>{daysText(order)}</li>
        </Facts>
        <p>{t(`move.${question}.text`, { number: order.number })}</p>
        {chosen === 'start' && isAsking ? (
          <IdentityCheck order={order} isGiven={areSeen} onChange={setAreSeen} />
        ) : null}
      </ConfirmDialog>
    </div>
  );
}

const { acceptOrder, declineOrder, startOrder, finishOrder, markOrderPaid } = ordersApi.endpoints;
const others = { decline: declineOrder, finish: finishOrder, mark_paid: markOrderPaid } as const;

interface Outcome {
  readonly error?: unknown;
  /** Numbers of the requests that were declined by it. */
  readonly declined: readonly string[];
}

/** Makes the call of an event. `areOriginalsSeen` goes with a hand-over alone. */
const applyOrderEvent =
  (id: number, event: OwnerEvent, areOriginalsSeen: boolean): AppThunk<Promise<Outcome>> =>
  async (dispatch) => {
    const arg = { params: { id }, body: {} };
    if (event === 'start') {
      const body = areOriginalsSeen ? { originals_seen: true } : {};
      const { error } = await dispatch(startOrder.initiate({ ...arg, body }, { track: false }));
      return { error, declined: [] };
    }
    if (event !== 'accept') {
      const { error } = await dispatch(others[event].initiate(arg, { track: false }));
      return { error, declined: [] };
    }
    const { data, error } = await dispatch(acceptOrder.initiate(arg, { track: false }));
    return { error, declined: data?.declined ?? [] };
  };

interface OrderMove {
  /** Resolves with true when there is nothing more to decide: it is done, or the order has changed. */
  readonly move: (event: OwnerEvent, areOriginalsSeen?: boolean) => Promise<boolean>;
  readonly busy: OwnerEvent | null;
  /** Why the last move did not work, where it may be tried again. */
  readonly failure: string | null;
  readonly forget: () => void;
}

/** Applies an event of the owner's side. The result is shown as a toast; the order is refetched. */
function useOrderMove(id: number): OrderMove {
  const dispatch = useAppDispatch();
  const say = useMessage();
  const [busy, setBusy] = useUiState<OwnerEvent | null>(`orders/move/busy:${id}`, null, { privacy: 'keep' });
  const [failure, setFailure] = useUiState<Message | null>(`orders/move/failure:${id}`, null);

  const move = async (event: OwnerEvent, areOriginalsSeen = false): Promise<boolean> => {
    if (busy !== null) return false;
    setBusy(event);
    setFailure(null);
    const { error, declined } = await dispatch(applyOrderEvent(id, event, areOriginalsSeen));
    setBusy(null);
    if (error !== undefined && !hasChanged(error)) {
      setFailure(orderFailure(error));
      return false;
    }
    const values = { count: declined.length, numbers: declined.join(', ') };
    const text: Message =
      declined.length === 0
        ? { key: `panel:move.${event}.done` }
        : { key: 'panel:move.accept.doneAndDeclined', values };
    dispatch(
      noticeShown(error === undefined ? { tone: 'success', text } : { tone: 'error', text: orderFailure(error) }),
    );
    return true;
  };
  return { move, busy, failure: say(failure), forget: () => setFailure(null) };
}

interface IdentityCheckProps {
  readonly order: Pick<OrderSummary, 'identity' | 'is_identity_changed'>;
  readonly isGiven: boolean;
  readonly onChange: (isGiven: boolean) => void;
}

/** Before a hand-over: whether the client is verified; if not, the owner confirms having seen the papers. */
function IdentityCheck({ order, isGiven, onChange }: IdentityCheckProps) {
  const { t } = useTranslation('orders');
  return (
    <>
      <div>
        <IdentityChip order={order} />
      </div>
      {order.identity === 'verified' ? null : (
        <>
          <p>{t('identity.owner.look')}</p>
          <FormControlLabel
            control={<Checkbox checked={isGiven} onChange={(_event, isOn) => onChange(isOn)} />}
            label={t('identity.owner.seen')}
          />
        </>
      )}
    </>
  );
}
