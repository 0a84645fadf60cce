import type { PaymentProviderName } from '#contract/payments.ts';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import { sandboxProvider } from './sandbox/sandboxProvider.ts';

/** The provider of that name; one that is not set up does not exist. */
export function providerOf(context: Context, name: PaymentProviderName): PaymentProvider {
  if (name !== context.config.paymentProvider) throw new ApiError(404, 'NOT_FOUND');
  return sandboxProvider(context);
}
