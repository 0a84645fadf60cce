import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRequestFailure } from '#src/api/requestFailure.ts';
import { useAttempt } from '#src/api/useAttempt.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { openBank } from './openBank.ts';
import { useStartPaymentMutation } from './paymentsApi.ts';

interface Pay {
  /** Begins the payment of an order, or goes on with the one that was begun, and leaves for the bank's page. */
  readonly pay: (orderId: number) => Promise<void>;
  /** Until the bank's page is there. */
  readonly isBusy: boolean;
  /** Why the last try did not get there, in a sentence; the order is as it was. */
  readonly failure: string | null;
}

/** Needs the texts of `payment`. */
export function usePay(): Pay {
  const { t } = useTranslation('payment');
  const dispatch = useAppDispatch();
  const [startPayment, { error }] = useStartPaymentMutation();
  const { keyOf, once } = useAttempt();
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    // Back from the bank, the browser shows this page as it was left.
    const wakeUp = () => setIsBusy(false);
    window.addEventListener('pageshow', wakeUp);
    return () => window.removeEventListener('pageshow', wakeUp);
  }, []);

  const pay = async (orderId: number): Promise<void> => {
    setIsBusy(true);
    try {
      await once(async () => {
        const arg = { params: { id: orderId }, body: {}, idempotencyKey: keyOf(`pay ${orderId}`) };
        const { payment } = await startPayment(arg).unwrap();
        await dispatch(openBank(payment));
      });
    } catch {
      // It is shown; the same key goes with the next try.
      setIsBusy(false);
    }
  };

  const failureOf = (): string | null => {
    if (error === undefined || isBusy) return null;
    if (!isRequestFailure(error) || error.status === 0) return t('pay.noConnection');
    if (error.status >= 500) return t('pay.bankIsDown');
    return error.message ?? t('pay.failed');
  };
  return { pay, isBusy, failure: failureOf() };
}
