import type { Transaction } from 'kysely';
import { nextPaymentStatus } from '#contract/paymentMachine.ts';
import type { PaymentProviderName } from '#contract/payments.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError } from '#server/http/apiError.ts';
import { insertPaymentEntry, insertRefundEntry } from './ledgerRepository.ts';
import { want } from './moveMoney.ts';
import type { OrderPort } from './orderPort.ts';
import { CURRENCY, type ProviderReport } from './paymentProvider.ts';
import {
  findPaymentByRef,
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
    const found = await findPaymentByRef(transaction, provider, report.ref);
    // Perhaps our own transaction is not through yet: the provider will say it again.
    if (found === undefined) throw new ApiError(404, 'NOT_FOUND');
    await orders.lock(transaction, found.order_id);
    const payment = (await lockPayments(transaction, found.order_id)).find(({ id }) => id === found.id) ?? found;
    const isOurs =
      report.currency === CURRENCY &&
      (report.event === 'refund' ? report.amount <= payment.amount : report.amount === payment.amount);
    if (!isOurs) throw new ApiError(409, 'CONFLICT');
    if (!(await insertPaymentEvent(transaction, payment.id, report, context.clock()))) return;
    await move(context, transaction, orders, payment, report);
  });
}

async function move(
  context: Context,
  transaction: Transaction<Database>,
  orders: OrderPort,
  payment: PaymentRow,
  { event, amount }: ProviderReport,
): Promise<void> {
  const status = nextPaymentStatus(payment.status, event, amount === payment.amount);
  if (status === undefined) return;
  const isDone = event === payment.wanted;
  await updatePayment(transaction, payment.id, isDone ? { status, wanted: null } : { status });
  const entry = { orderId: payment.order_id, amount, at: context.clock() };
  if (event === 'refund') await insertRefundEntry(transaction, payment.id, entry);
  if (event === 'capture') await insertPaymentEntry(transaction, payment.id, entry);
  if (event !== 'capture' && event !== 'authorize') return;

  const money = event === 'capture' ? 'captured' : 'authorized';
  const answer = await orders.receive(context, transaction, payment.order_id, money);
  if (answer === 'collect') await want(transaction, payment, 'capture');
  if (answer === 'return' && money === 'captured') await want(transaction, payment, 'refund', payment.amount);
  if (answer === 'return' && money === 'authorized') await want(transaction, payment, 'void');
}
