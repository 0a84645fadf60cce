import type { Payment } from '#contract/calls/payments.ts';
import type { Language } from '#contract/domain/values.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { paths } from '#src/shared/lib/paths.ts';
import type { Notice } from '#src/shared/store/noticesSlice.ts';

interface AfterPayment {
  readonly path: string;
  /** Null where there is nothing to say that the page does not. */
  readonly notice: Notice | null;
}

/**
 * Where a change, a deposit, or what is owed after a return goes on once the bank has answered, and how it went; null
 * while the screen of the payment tells it.
 */
export function afterPayment(payment: Payment, language: Language): AfterPayment | null {
  const { purpose, purpose_id, is_pending, order_id } = payment;
  if (is_pending || purpose === 'order') return null;
  const path = purpose === 'claim' && purpose_id !== null ? paths.claim(purpose_id) : paths.order(order_id);
  return { path, notice: noticeOf(payment, purpose, language) };
}

function noticeOf(
  { id, status, amount }: Payment,
  purpose: Exclude<Payment['purpose'], 'order'>,
  language: Language,
): Notice | null {
  const told = { id: `payment:${id}`, isLong: true } as const;
  const values = { sum: formatGel(amount, language) };
  switch (status) {
    case 'authorized':
    case 'captured':
      return { ...told, tone: 'success', text: { key: `payment:second.${purpose}.paid`, values } };
    case 'failed':
    case 'expired':
      return { ...told, tone: 'error', text: { key: `payment:second.${purpose}.declined`, values } };
    case 'voided':
    case 'refunded':
      return { ...told, tone: 'info', text: { key: 'payment:second.returned', values } };
    case 'created':
    case 'part_refunded':
      return null;
  }
}
