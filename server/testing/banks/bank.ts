import type { PaymentProviderName } from '#contract/calls/payments.ts';
import type { PaymentSettings } from '#server/features/payments/providers/paymentSettings.ts';
import type { TestAnswer, TestBrowser } from '../testBrowser.ts';
import type { Market } from '../people/renters.ts';
import type { StandInRequest } from './standIn.ts';

/** A report on its way to us. */
export interface BankCallback {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * How a bank fails: it refuses connections, it does its work and the answer gets lost, it never answers, it is busy (always
 * or once), it breaks and stores that for the key, it no longer knows our token.
 */
export type Trouble = 'down' | 'lost' | 'slow' | 'busy' | 'hiccup' | 'broken' | 'forgetful';

/** What a bank has in its books of a payment, in tetri. */
export interface Books {
  readonly captured: number;
  readonly refunded: number;
  readonly isVoided: boolean;
}

/** What the tests of all providers need of a bank, whichever it is. */
export interface Bank {
  readonly name: PaymentProviderName;
  /** Of a person at the bank's page; the reports it sends are returned, or queued where it sends them itself. */
  decide(browser: TestBrowser, page: string, decision: 'approve' | 'decline'): Promise<readonly BankCallback[]>;
  /** Does what it has taken on, and reports it. */
  work(): readonly BankCallback[];
  /** Six reports about a payment that was captured at once, each by the bank's rules, in the order in which they happen. */
  reportSix(ref: string, paymentId: number, amount: number): readonly BankCallback[];
  /** A report that everything is paid, signed as requested. */
  reportPaid(
    ref: string,
    paid: { readonly amount: number; readonly currency: string; readonly isForged?: boolean; readonly isOld?: boolean },
  ): BankCallback;
  /** Signed well, but no report. */
  sendNonsense(): BankCallback;
  /** Voids an authorization by itself, without a report. */
  drop(ref: string): Promise<void>;
  fail(trouble: Trouble): Promise<void>;
  recover(): Promise<void>;
  look(ref: string): Promise<Books>;
  /** Whether it holds money that is neither captured nor given back. */
  isHolding(ref: string): Promise<boolean>;
}

export interface BankSetup {
  readonly payments: PaymentSettings;
  /** The requests over the network so far. */
  readonly requests: StandInRequest[];
  /** The bank, once there is a server it can report to. */
  open(place: Market): Bank;
}

/** Brings a report as banks do: no cookie, no marker, the body as bytes. */
export function deliver({ app }: Market, name: PaymentProviderName, callback: BankCallback): Promise<TestAnswer> {
  return app.visitor().inject({
    method: 'POST',
    url: `/api/payments/callback/${name}`,
    body: callback.body,
    headers: {
      'content-type': 'application/json',
      'x-requested-with': '',
      origin: 'https://bank.example',
      ...callback.headers,
    },
  });
}
