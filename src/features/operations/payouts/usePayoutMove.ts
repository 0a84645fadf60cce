import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payout } from '#contract/operations.ts';
import type { PayoutEventName } from '#contract/payoutMachine.ts';
import { useFailureText } from '#src/forms/useFailureText.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { noticeShown } from '#src/store/noticesSlice.ts';
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
  const { t } = useTranslation('operations');
  const dispatch = useAppDispatch();
  const textOf = useFailureText();
  const [move, { isLoading, error, reset }] = useMovePayoutMutation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const dismiss = () => {
    setAsked(null);
    reset();
  };
  const confirm = async () => {
    if (asked === null) return;
    const { error: refusal } = await move({ params: { id: asked.payout.id, event: asked.event }, body: {} });
    if (refusal !== undefined) return;
    dispatch(noticeShown({ tone: 'success', text: t(`moves.${asked.event}.done`) }));
    dismiss();
  };
  return {
    asked,
    ask: setAsked,
    isBusy: isLoading,
    failure: error === undefined ? null : textOf(error),
    confirm,
    dismiss,
  };
}
