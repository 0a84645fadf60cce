import type { Transaction } from 'kysely';
import type { Payment } from '#contract/calls/payments.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Actor, Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { type Attempt, onceForKey } from '#server/platform/http/idempotent.ts';
import { askProvider } from '#server/features/payments/providers/askProvider.ts';
import { type Bill, billOf, isFor } from '#server/features/payments/bill.ts';
import type { Due, OrderPort } from '#server/features/payments/orderPort.ts';
import {
  countRefusal,
  findNewestPayment,
  findPayment,
  fixRequest,
  insertPayment,
  storePage,
  lockPayments,
  type PaymentRow,
  findPayableOrder,
  type PayableOrder,
} from '#server/features/payments/paymentRepository.ts';
import { ProviderRefusal } from '#server/features/payments/providers/paymentProvider.ts';
import { providerOf } from '#server/features/payments/providers/providers.ts';
import { toPayment } from './getPayment.ts';

interface Start {
  readonly bill: Bill;
  readonly attempt: Attempt;
  readonly language: Language;
}

/** Begins a payment, or goes on with the one that was begun: a bill has one page of the bank at a time. */
export async function startPayment(context: Context, orders: OrderPort, actor: Actor, start: Start): Promise<Payment> {
  const { db } = context;
  const { bill } = start;
  await refreshBegun(context, orders, bill, actor);
  const id = await db.transaction().execute((transaction) =>
    onceForKey(context, transaction, start.attempt, async () => {
      await orders.lock(transaction, bill.orderId);
      await findOwn(transaction, bill.orderId, actor);
      return beginPayment(context, transaction, orders, bill);
    }),
  );
  const order = await findOwn(db, bill.orderId, actor);
  const payment = await findPayment(db, id);
  if (payment === undefined) throw new Error('A payment that was just begun is not there.');
  return toPayment(await openPage(context, orders, payment, order, start.language), order);
}

/** A page of the bank may have ended unnoticed; then another one is needed. */
async function refreshBegun(context: Context, orders: OrderPort, bill: Bill, actor: Actor): Promise<void> {
  await findOwn(context.db, bill.orderId, actor);
  const begun = await findNewestPayment(context.db, bill);
  if (begun?.status !== 'created' || begun.provider_ref === null) return;
  // A bank that does not answer now may answer the client in a moment.
  await askProvider(context, orders, begun).catch((error: unknown) =>
    context.failures.report('askProvider', error, { payment: begun.id }),
  );
}

async function findOwn(db: Context['db'], orderId: number, actor: Actor): Promise<PayableOrder> {
  const order = await findPayableOrder(db, orderId);
  if (order === undefined || order.client_id !== actor.clientId) throw new ApiError(404, 'NOT_FOUND');
  return order;
}

async function beginPayment(
  context: Context,
  transaction: Transaction<Database>,
  orders: OrderPort,
  bill: Bill,
): Promise<number> {
  const { amount } = await orders.due(context, transaction, bill);
  const payments = (await lockPayments(transaction, bill.orderId)).filter((payment) => isFor(payment, bill));
  if (payments.some(({ status }) => status === 'authorized')) throw new ApiError(409, 'ALREADY_PAID');
  // What a bill comes to can change: a page of another amount is not gone on with.
  const begun = payments.find((payment) => payment.amount === amount && isPageOpen(context, payment));
  if (begun !== undefined) return begun.id;
  const { provider } = context.config.payments;
  const payment = await insertPayment(transaction, bill, {
    provider,
    amount,
    created_at: context.clock(),
  });
  return payment.id;
}

/** Whether the client can go on at the bank with what was begun before. */
function isPageOpen(context: Context, { status, provider }: PaymentRow): boolean {
  return status === 'created' || (status === 'failed' && providerOf(context, provider).canRetry);
}

/** Outside any transaction: a slow bank blocks no other request. */
async function openPage(
  context: Context,
  orders: OrderPort,
  payment: PaymentRow,
  order: PayableOrder,
  language: Language,
): Promise<PaymentRow> {
  if (payment.provider_ref !== null) return payment;
  const due = await orders.due(context, context.db, billOf(payment));
  try {
    const page = await createPage(context, payment, { order, due, language });
    const changes = { provider_ref: page.ref, redirect_url: page.redirectUrl };
    if (await storePage(context.db, payment.id, changes)) return { ...payment, ...changes };
  } catch (error) {
    // The order waits, and the next try goes on with the same payment.
    throw Object.assign(new ApiError(503, 'BANK_UNAVAILABLE', { 'retry-after': '5' }), { cause: error });
  }
  // Another request was faster; the page of this one is not shown and takes no money.
  return (await findPayment(context.db, payment.id)) ?? payment;
}

interface Page {
  readonly order: PayableOrder;
  readonly due: Due;
  readonly language: Language;
}

/** The answer to an earlier try may have got lost: then exactly the same is sent under its key, even after changes. */
async function createPage(
  context: Context,
  payment: PaymentRow,
  page: Page,
): Promise<{ readonly ref: string; readonly redirectUrl: string }> {
  const { config, db, clock } = context;
  const { order, due, language } = page;
  const begunAt = clock().toISOString();
  const request = await fixRequest(db, payment.id, {
    paymentId: payment.id,
    key: `gza-${payment.id}-create-${payment.refusals}`,
    orderNumber: order.number,
    amount: payment.amount,
    capturesAtOnce: due.capturesAtOnce,
    successUrl: `${config.publicUrl}/payment-success/${payment.id}`,
    failureUrl: `${config.publicUrl}/payment-failure/${payment.id}`,
    callbackUrl: `${config.publicUrl}/api/payments/callback/${payment.provider}`,
    language,
    begunAt,
    endsAt: due.endsAt?.toISOString() ?? null,
  });
  try {
    return await providerOf(context, payment.provider).create(request);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    await countRefusal(db, payment);
    const next = await findPayment(db, payment.id);
    // A try that the bank does not know may be refused for its age: then a new one begins at once.
    if (request.begunAt === begunAt || next === undefined) throw error;
    return createPage(context, next, page);
  }
}
