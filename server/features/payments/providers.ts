import type { PaymentProviderName } from '#contract/calls/payments.ts';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { bogProvider } from './bog/bogProvider.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import { sandboxProvider } from './sandbox/sandboxProvider.ts';
import { stripeProvider } from './stripe/stripeProvider.ts';
import { watchProvider } from './watchProvider.ts';

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
