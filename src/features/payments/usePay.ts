import { useEffect } from 'react';
import type { BodyOf } from '#contract/call.ts';
import type { startPayment, Payment } from '#contract/calls/payments.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { useAttempt } from '#src/shared/api/useAttempt.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { serverMessage } from '#src/shared/i18n/message.ts';
import { useMessage } from '#src/shared/i18n/useMessage.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { selectRoute } from '#src/shared/store/routeSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useStartPaymentMutation } from './paymentsApi.ts';

const isWebAddress = (text: string): boolean => /^(https?:\/\/|\/(?!\/))/i.test(text);

/** Leaves for the bank's page; a payment that needs none has its outcome already. */
const openBank =
  ({ id, redirect_url }: Pick<Payment, 'id' | 'redirect_url'>): AppThunk<Promise<void>> =>
  (_dispatch, _getState, { page }) =>
    page.reload(redirect_url !== null && isWebAddress(redirect_url) ? redirect_url : paths.paymentSuccess(id));

/** Which screen is shown: who has left it while the server answered is not taken from where they are now. */
export const screenNow = (): AppThunk<string> => (_dispatch, getState) => {
  const { pattern, params } = selectRoute(getState());
  return JSON.stringify([pattern, params]);
};

/** What of an order is paid; without a word the order itself. */
export type Bill = NonNullable<BodyOf<typeof startPayment>>;

interface Pay {
  /**
   * Starts the payment of an order, or continues the one that was started, and redirects to the bank's page. False
   * where it can't.
   */
  readonly pay: (orderId: number, bill?: Bill) => Promise<boolean>;
  /** Until the bank's page is there. */
  readonly isBusy: boolean;
  /** Why the last try did not get there, in a sentence; the order is as it was. */
  readonly failure: string | null;
}

/** Needs the texts of `payment`. */
export function usePay(): Pay {
  const dispatch = useAppDispatch();
  const say = useMessage();
  const [start] = useStartPaymentMutation();
  const { keyOf, once } = useAttempt();
  const [isBusy, setIsBusy] = useUiState('payments/isBusy', false);
  const [failure, setFailure] = useUiState<Message | null>('payments/failure', null);

  useEffect(() => {
    // Back from the bank, the browser shows this page as it was left.
    const wakeUp = () => setIsBusy(false);
    window.addEventListener('pageshow', wakeUp);
    return () => window.removeEventListener('pageshow', wakeUp);
  }, [setIsBusy]);

  const pay = async (orderId: number, bill: Bill = {}): Promise<boolean> => {
    const asked = dispatch(screenNow());
    setIsBusy(true);
    setFailure(null);
    try {
      await once(async () => {
        const what = bill.purpose === undefined ? '' : ` ${bill.purpose} ${bill.purpose_id ?? ''}`;
        const arg = { params: { id: orderId }, body: bill, idempotencyKey: keyOf(`pay ${orderId}${what}`) };
        const { payment } = await start(arg).unwrap();
        if (dispatch(screenNow()) === asked) await dispatch(openBank(payment));
      });
      return true;
    } catch (error) {
      // The same key goes with the next try.
      setIsBusy(false);
      setFailure(payFailure(error));
      return false;
    }
  };

  return { pay, isBusy, failure: say(failure) };
}

function payFailure(error: unknown): Message {
  if (!isRequestFailure(error) || error.status === 0) return { key: 'payment:pay.noConnection' };
  if (error.status >= 500) return { key: 'payment:pay.bankIsDown' };
  return error.message === null ? { key: 'payment:pay.failed' } : serverMessage(error.message, error.code);
}
