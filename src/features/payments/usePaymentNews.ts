import type { Payment } from '#contract/calls/payments.ts';
import { paymentsApi } from './paymentsApi.ts';

const askAgainAfter = 2500;

interface PaymentNews {
  readonly payment: Payment | null;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

const { useQueryState, useQuerySubscription } = paymentsApi.endpoints.getPayment;

/** A payment, polled while the bank has not answered. */
export function usePaymentNews(id: number): PaymentNews {
  const arg = { params: { id } };
  const { data, error, isFetching } = useQueryState(arg);
  const isPending = data?.payment.is_pending ?? false;
  const { refetch } = useQuerySubscription(arg, {
    pollingInterval: isPending ? askAgainAfter : 0,
    skipPollingIfUnfocused: true,
    refetchOnFocus: isPending,
    // The bank's state may have changed since a cached answer.
    refetchOnMountOrArgChange: true,
  });
  return { payment: data?.payment ?? null, error, isFetching, retry: () => void refetch() };
}
