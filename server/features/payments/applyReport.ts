import type { Transaction } from 'kysely';
import { nextPaymentStatus } from '#contract/domain/money/paymentMachine.ts';
import type { PaymentProviderName } from '#contract/calls/payments.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { billOf } from './bill.ts';
import { bookKept } from './deposits.ts';
import { bookRefund, insertPaymentEntry } from './ledgerRepository.ts';
import { want } from './moveMoney.ts';
import type { OrderPort } from './orderPort.ts';
import { CURRENCY, type ProviderReport } from './providers/paymentProvider.ts';
import { providerOf } from './providers/providers.ts';
import {
  findReportedPayment,
  insertPaymentEvent,
  lockPayments,
  type PaymentRow,
  updatePayment,
} from './paymentRepository.ts';

/** Does what a report means for the payment and its order, once, whenever and however often it comes. */
export async function applyReport(
  context: Context,
  orders: OrderPort,
  provider: PaymentProviderName,
  report: ProviderReport,
): Promise<void> {
  await context.db.transaction().execute(async (transaction) => {
    const found = await findReportedPayment(transaction, provider, report.payment);
    // Perhaps our own transaction is not through yet: the provider will say it again.
    if (found === undefined) throw new ApiError(404, 'NOT_FOUND');
    await orders.lock(transaction, found.order_id);
    const payment = (await lockPayments(transaction, found.order_id)).find(({ id }) => id === found.id) ?? found;
    const mayBePart = report.event === 'refund' || (report.event === 'capture' && payment.purpose === 'deposit');
    const isOurs =
      report.currency === CURRENCY && (mayBePart ? report.amount <= payment.amount : report.amount === payment.amount);
    if (!isOurs) throw new ApiError(409, 'CONFLICT');
    if (!(await insertPaymentEvent(transaction, payment.id, report, context.clock()))) return;
    await move(context, transaction, orders, payment, report);
  });
}

/** Whether a bank voids an authorization that it was not asked to void: authorizations expire. */
const isDropped = ({ purpose, status, kept, wanted }: PaymentRow, event: ProviderReport['event']): boolean =>
  status === 'authorized' && event === 'void' && (purpose === 'deposit' ? kept !== 0 : wanted !== 'void');

async function move(
  context: Context,
  transaction: Transaction<Database>,
  orders: OrderPort,
  payment: PaymentRow,
  { event, amount }: ProviderReport,
): Promise<void> {
  const entry = { orderId: payment.order_id, amount, at: context.clock() };
  const status = nextPaymentStatus(payment.status, event, amount === payment.amount);
  // A further part that goes back leaves the status as it is.
  const isRefund = event === 'refund' && (status !== undefined || payment.status === 'part_refunded');
  // What goes back of a deposit was never booked.
  if (isRefund && payment.purpose !== 'deposit') await bookRefund(transaction, payment.id, entry);
  if (isDropped(payment, event)) {
    await orders.drop(context, transaction, billOf(payment));
    const isDeposit = payment.purpose === 'deposit';
    // Nothing is left to capture: it has to be paid again.
    await updatePayment(transaction, payment.id, { status: 'voided', wanted: null, ...(isDeposit && { kept: 0 }) });
    return;
  }
  const isDone = event === payment.wanted && (event !== 'refund' || amount >= payment.refund_due);
  // A capture that was under way when it was to be voided: what was captured can only be refunded.
  const isOvertaken = event === 'capture' && payment.wanted === 'void';
  if ((isDone || isOvertaken) && (status !== undefined || isRefund))
    await updatePayment(transaction, payment.id, { wanted: null });
  if (status === undefined) return;
  const isPageOver = status === 'failed' && !providerOf(context, payment.provider).canRetry;
  await updatePayment(transaction, payment.id, isPageOver ? { status, redirect_url: null } : { status });
  if (event !== 'capture' && event !== 'authorize') return;
  const isDeposit = payment.purpose === 'deposit';
  // It was held before, which is known already: only the way of holding changes.
  if (isDeposit && event === 'capture' && payment.status === 'authorized')
    return bookKept(transaction, payment, amount, entry.at);

  const money = event === 'capture' ? 'captured' : 'authorized';
  // A bank that withdraws its report holds the money again.
  if (isDeposit) await updatePayment(transaction, payment.id, { kept: null });
  const answer = await orders.receive(context, transaction, billOf(payment), { money, amount });
  // After it: what it makes of the order decides what of the money is the marketplace's.
  if (event === 'capture' && !isDeposit) await insertPaymentEntry(transaction, payment, entry);
  if (answer === 'return' && isDeposit) await updatePayment(transaction, payment.id, { kept: 0 });
  if (answer === 'collect') await want(transaction, payment, 'capture');
  if (answer === 'return' && money === 'captured') await want(transaction, payment, 'refund', payment.amount);
  if (answer === 'return' && money === 'authorized') await want(transaction, payment, 'void');
}
