import type { PaymentProviderName } from '#contract/calls/payments.ts';
import type { Context } from '#server/context.ts';
import type { Failures } from '#server/platform/failures.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { bogProvider } from '../bog/bogProvider.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import { sandboxProvider } from '../sandbox/sandboxProvider.ts';
import { stripeProvider } from '../stripe/stripeProvider.ts';

/** The provider of that name, also when another one takes new payments by now; one that is not set up does not exist. */
export function providerOf(context: Context, name: PaymentProviderName): PaymentProvider {
  return watchProvider(context.failures, name, openProvider(context, name));
}

function openProvider(context: Context, name: PaymentProviderName): PaymentProvider {
  const { bog, stripe, isSandboxOpen } = context.config.payments;
  if (name === 'bog' && bog !== null) return bogProvider(bog, context.clock);
  if (name === 'stripe' && stripe !== null) return stripeProvider(stripe);
  if (name === 'sandbox' && isSandboxOpen) return sandboxProvider(context);
  throw new ApiError(404, 'NOT_FOUND');
}

/** Reports every call that the bank fails or refuses, for every caller. */
function watchProvider(failures: Failures, name: PaymentProviderName, provider: PaymentProvider): PaymentProvider {
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
