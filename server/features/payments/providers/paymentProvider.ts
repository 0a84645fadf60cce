import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentEventName } from '#contract/domain/money/paymentMachine.ts';
import type { Language } from '#contract/domain/values.ts';

/** The one currency that is charged. */
export const CURRENCY = 'GEL';

/** The request for a payment page; stored as JSON, so that a retry sends exactly the same. */
export interface NewPayment {
  readonly paymentId: number;
  /** Names the creation: with the same key a provider answers the same, also the same refusal. */
  readonly key: string;
  readonly orderNumber: string;
  /** Tetri. */
  readonly amount: number;
  /** Otherwise the money is only held until it is captured. */
  readonly capturesAtOnce: boolean;
  readonly successUrl: string;
  readonly failureUrl: string;
  readonly callbackUrl: string;
  readonly language: Language;
  /** When the try was first stored: every time it names counts from there. */
  readonly begunAt: string;
  /** When the order ends unless it is paid, as it was then. */
  readonly endsAt: string | null;
}

/** A provider's report about a payment, in our terms. */
export interface ProviderReport {
  /** The provider's own id of this report; the answer to a query is named after its content. */
  readonly eventId: string;
  /** By the provider's reference of the payment, or by our id if the report has only that. */
  readonly payment: { readonly ref: string } | { readonly id: number };
  readonly event: PaymentEventName;
  /** Tetri; with `refund` the total refunded so far. */
  readonly amount: number;
  readonly currency: string;
}

/** Whether the provider has done what was requested, or has only accepted it and will report. */
export type Outcome = 'done' | 'accepted';

/** A payment provider. Every call may be repeated: `key` names the attempt. The caller retries after errors. */
export interface PaymentProvider {
  /** Whether a card may be tried again on the page of a payment that was declined. */
  readonly canRetry: boolean;
  create(payment: NewPayment): Promise<{ readonly ref: string; readonly redirectUrl: string }>;
  /** Null while nothing has happened. */
  status(ref: string): Promise<ProviderReport | null>;
  /** Captures a part of the authorized sum, once; the rest is voided. */
  capture(ref: string, amount: number, key: string): Promise<Outcome>;
  void(ref: string, key: string): Promise<Outcome>;
  /** Refunds up to `total` tetri: earlier refunds count. */
  refund(ref: string, total: number, key: string): Promise<Outcome>;
  /** Checks the signature over the raw body; null for reports that are of no interest. Throws where it is forged. */
  readCallback(headers: IncomingHttpHeaders, body: Buffer): Promise<ProviderReport | null>;
}

/** The provider has understood and refuses: the same key would be answered the same. */
export class ProviderRefusal extends Error {}
