import type { ColumnType, Generated } from 'kysely';
import type { PaymentEventName, PaymentStatus } from '#contract/paymentMachine.ts';
import type { PaymentProviderName, PaymentPurpose } from '#contract/payments.ts';
import type { Movement } from './commissionTaken.ts';
import type { NewPayment } from './paymentProvider.ts';

export interface PaymentsTables {
  payments: PaymentTable;
  payment_events: PaymentEventTable;
  ledger_entries: LedgerEntryTable;
  sandbox_payments: SandboxPaymentTable;
}

interface PaymentTable {
  id: Generated<number>;
  order_id: number;
  purpose: Generated<PaymentPurpose>;
  /** Of a change or a claim its id. */
  purpose_id: Generated<number | null>;
  provider: PaymentProviderName;
  provider_ref: string | null;
  redirect_url: string | null;
  amount: number;
  status: Generated<PaymentStatus>;
  wanted: 'capture' | 'void' | 'refund' | null;
  refund_due: Generated<number>;
  /** Of it, what went back before the payment came to this order. */
  refund_before: Generated<number>;
  /** Of a deposit, what is kept of it in the end; null until that is known. */
  kept: Generated<number | null>;
  refusals: Generated<number>;
  page_request: ColumnType<NewPayment | null, never, string | null>;
  created_at: Date;
}

interface PaymentEventTable {
  event_id: string;
  payment_id: number;
  event: PaymentEventName;
  received_at: Date;
}

/**
 * `claim` and `claim_cash`: what a client paid after the return, by a bank or in cash. `deposit`: what an owner has in hand
 * of one, and `deposit_kept`: what became the owner's of it.
 */
export type LedgerKind = Movement['kind'] | 'claim' | 'claim_cash' | 'deposit' | 'deposit_kept';

interface LedgerEntryTable {
  id: Generated<number>;
  order_id: number;
  payment_id: number | null;
  kind: LedgerKind;
  amount: number;
  /** Of the amount, what is the marketplace's. */
  commission: number;
  at: Date;
  payout_id: Generated<number | null>;
}

interface SandboxPaymentTable {
  ref: string;
  amount: number;
  captures_at_once: boolean;
  success_url: string;
  failure_url: string;
  status: Generated<PaymentStatus>;
  /** Where only a part of what was held was booked. */
  captured: Generated<number | null>;
  refunded: Generated<number>;
}
