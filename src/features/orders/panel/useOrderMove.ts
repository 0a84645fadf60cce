import { useMessage } from '#src/shared/i18n/useMessage.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { hasChanged } from '../hasChanged.ts';
import { ordersApi } from '../ordersApi.ts';
import { orderFailure } from '../orderFailure.ts';
import type { OwnerEvent } from './ownerActions.ts';

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
  /** Resolves with true when there is nothing more to decide: it is done, or the order has become another one. */
  readonly move: (event: OwnerEvent, areOriginalsSeen?: boolean) => Promise<boolean>;
  readonly busy: OwnerEvent | null;
  /** Why the last move did not work, where it may be tried again. */
  readonly failure: string | null;
  readonly forget: () => void;
}

/** Moves an order for its owner's side. What came of it is a notice; the order's fresh state follows by itself. */
export function useOrderMove(id: number): OrderMove {
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
