import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ReportKind } from '#contract/calls/orders/reports.ts';
import type { Config } from '#server/config.ts';

const CODES = 1_000_000;

/**
 * With this code from the client the owner confirms a report for them. It is derived from the server's own secret, so that it
 * is the same on a page that the client's phone has cached where there is no network.
 */
export function confirmationCode({ secret }: Pick<Config, 'secret'>, orderId: number, kind: ReportKind): string {
  const mac = createHmac('sha256', secret).update(`confirmation of order ${orderId}, ${kind}`).digest();
  return (mac.readUIntBE(0, 6) % CODES).toString().padStart(6, '0');
}

export const isConfirmationCode = (
  { secrets }: Pick<Config, 'secrets'>,
  orderId: number,
  kind: ReportKind,
  code: string,
): boolean =>
  secrets.some((secret) => {
    const [given, expected] = [Buffer.from(code), Buffer.from(confirmationCode({ secret }, orderId, kind))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
