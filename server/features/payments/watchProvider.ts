import type { PaymentProviderName } from '#contract/calls/payments.ts';
import type { Failures } from '#server/platform/failures.ts';
import type { PaymentProvider } from './paymentProvider.ts';

/** Reports every call that the bank fails or refuses, whoever made it and whatever they do about it. */
export function watchProvider(
  failures: Failures,
  name: PaymentProviderName,
  provider: PaymentProvider,
): PaymentProvider {
  const watch =
    <Args extends readonly unknown[], Answer>(call: string, ask: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      try {
        return await ask(...args);
      } catch (error) {
        failures.report(`bank ${name}`, error, { call });
        throw error;
      }
    };
  return {
    ...provider,
    create: watch('create', (payment) => provider.create(payment)),
    status: watch('status', (ref) => provider.status(ref)),
    capture: watch('capture', (ref, amount, key) => provider.capture(ref, amount, key)),
    void: watch('void', (ref, key) => provider.void(ref, key)),
    refund: watch('refund', (ref, total, key) => provider.refund(ref, total, key)),
  };
}
