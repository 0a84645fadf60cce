import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentProviderName } from '#contract/calls/payments.ts';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { applyReport } from './applyReport.ts';
import type { OrderPort } from './orderPort.ts';
import type { PaymentProvider } from './providers/paymentProvider.ts';
import { providerOf } from './providers/providers.ts';

export interface Callback {
  readonly provider: PaymentProviderName;
  readonly headers: IncomingHttpHeaders;
  /** As it was sent: the signature is over these bytes. */
  readonly body: Buffer;
}

export async function receiveCallback(
  context: Context,
  orders: OrderPort,
  { provider, headers, body }: Callback,
): Promise<void> {
  const report = await read(providerOf(context, provider), headers, body);
  if (report !== null) await applyReport(context, orders, provider, report);
}

async function read(provider: PaymentProvider, headers: IncomingHttpHeaders, body: Buffer) {
  try {
    return await provider.readCallback(headers, body);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // Signed, but not as documented.
    throw Object.assign(new ApiError(400, 'BAD_REQUEST'), { cause: error });
  }
}
