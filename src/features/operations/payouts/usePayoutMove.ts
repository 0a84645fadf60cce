import type { Payout } from '#contract/operations.ts';
import type { PayoutEventName } from '#contract/payoutMachine.ts';
import { useWork } from '#src/forms/useWork.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { noticeShown } from '#src/store/noticesSlice.ts';
import { useScreenState } from '#src/store/useScreenState.ts';
import { useMovePayoutMutation } from '../operationsApi.ts';

interface Asked {
  readonly payout: Payout;
  readonly event: Exclude<PayoutEventName, 'send'>;
}

interface PayoutMove {
  /** What is to be confirmed. */
  readonly asked: Asked | null;
  readonly ask: (asked: Asked) => void;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly confirm: () => Promise<void>;
  readonly dismiss: () => void;
}

/** Tells what the bank said of a payout, once it was confirmed; what came of it is a notice. */
export function usePayoutMove(): PayoutMove {
  const dispatch = useAppDispatch();
  const [move] = useMovePayoutMutation();
  const { run, isBusy, failure, forget } = useWork('operations/payout/work');
  const [asked, setAsked] = useScreenState<Asked | null>('operations/payout', null);
  const dismiss = () => {
    setAsked(null);
    forget();
  };
  const confirm = async () => {
    if (asked === null) return;
    const { error: refusal } = await run(() => move({ params: { id: asked.payout.id, event: asked.event }, body: {} }));
    if (refusal !== undefined) return;
    dispatch(noticeShown({ tone: 'success', text: { key: `operations:moves.${asked.event}.done` } }));
    dismiss();
  };
  return {
    asked,
    ask: setAsked,
    isBusy,
    failure,
    confirm,
    dismiss,
  };
}
