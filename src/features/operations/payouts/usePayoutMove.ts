import type { Payout } from '#contract/calls/operations.ts';
import type { PayoutEventName } from '#contract/domain/payoutMachine.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
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
  const { run, isBusy, failure, forget } = useAsyncAction('operations/payout/work');
  const [asked, setAsked] = useUiState<Asked | null>('operations/payout', null);
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
