import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentEventName } from '#contract/paymentMachine.ts';
import type { Language } from '#contract/values.ts';

/** The one currency that is charged. */
export const CURRENCY = 'GEL';

export interface NewPayment {
  /** Ours; also makes a repeated creation the same one. */
  readonly paymentId: number;
  readonly orderNumber: string;
  /** Tetri. */
  readonly amount: number;
  /** Otherwise the money is only held until it is captured. */
  readonly capturesAtOnce: boolean;
  readonly successUrl: string;
  readonly failureUrl: string;
  readonly callbackUrl: string;
  readonly language: Language;
}

/** What a provider says of a payment, in our words. */
export interface ProviderReport {
  /** The provider's own id of this report; a status that was asked for is named after what it says. */
  readonly eventId: string;
  readonly ref: string;
  readonly event: PaymentEventName;
  /** Tetri; with `refund` what was given back so far. */
  readonly amount: number;
  readonly currency: string;
}

/** Whoever takes the money. Every call may be repeated: `key` names the attempt. Errors are the caller's to try again. */
export interface PaymentProvider {
  create(payment: NewPayment): Promise<{ readonly ref: string; readonly redirectUrl: string }>;
  /** Null while nothing has happened. */
  status(ref: string): Promise<ProviderReport | null>;
  capture(ref: string, amount: number, key: string): Promise<void>;
  void(ref: string, key: string): Promise<void>;
  refund(ref: string, amount: number, key: string): Promise<void>;
  /** Checks the signature over the raw body; null for reports that are of no interest. Throws where it is forged. */
  readCallback(headers: IncomingHttpHeaders, body: Buffer): ProviderReport | null;
}
