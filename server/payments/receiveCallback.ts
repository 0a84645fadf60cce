import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentProviderName } from '#contract/payments.ts';
import type { Context } from '#server/context.ts';
import { applyReport } from './applyReport.ts';
import type { OrderPort } from './orderPort.ts';
import { providerOf } from './providers.ts';

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
  const report = providerOf(context, provider).readCallback(headers, body);
  if (report !== null) await applyReport(context, orders, provider, report);
}
