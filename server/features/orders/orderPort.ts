import type { PaymentPurpose } from '#contract/calls/payments.ts';
import { closeFrom, holdFrom, pageUntil } from '#contract/domain/claims/claimBounds.ts';
import { findOrderTransition } from '#contract/domain/orders/orderMachine.ts';
import { countHeldDeposits } from '#server/features/payments/depositRepository.ts';
import type { OrderPort } from '#server/features/payments/orderPort.ts';
import { isOver } from '#server/features/rental/isOver.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { marketplace, applyOrderEvent } from './applyOrderEvent.ts';
import { isOutdated } from './change/changeEffects.ts';
import { findOpenChange, isDone } from './change/changeRepository.ts';
import { findDepositTerms } from './claims/claimFactsRepository.ts';
import { findClaimOfOrder } from './claims/claimRepository.ts';
import { payClaim } from './claims/payClaim.ts';
import { lockOrder, findOrder, findOrderDue } from './orderRepository.ts';
import { factsOf } from './orderRow.ts';

/** A bank releases the money for an order, or can't capture it: the client is informed, and has time to pay it anew. */
const dropHold: OrderPort['drop'] = async (context, transaction, { orderId }) => {
  const order = await lockOrder(transaction, orderId);
  if (order === undefined) return;
  const facts = factsOf(order, context.clock(), false);
  if (findOrderTransition(facts, 'drop_hold', marketplace.actor) !== undefined)
    await applyOrderEvent(context, transaction, order, 'drop_hold', marketplace);
};

/** What orders do when their money is authorized or captured; unexpected money goes back. */
const payOrder: Pick<OrderPort, 'due' | 'receive'> = {
  due: async ({ clock }, db, { orderId }) => {
    const order = await findOrderDue(db, orderId);
    if (order === undefined) throw new ApiError(404, 'NOT_FOUND');
    if (order.paid_at !== null) throw new ApiError(409, 'ALREADY_PAID');
    const isPayable = order.status === 'requested' || order.status === 'confirmed';
    if (!isPayable || isOver(order, clock())) throw new ApiError(409, 'ORDER_CHANGED');
    return { amount: order.prepaid, capturesAtOnce: order.status === 'confirmed', endsAt: order.expires_at };
  },
  receive: async (context, transaction, { orderId }, { money }) => {
    const order = await lockOrder(transaction, orderId);
    if (order === undefined || order.paid_at !== null) return 'return';
    const facts = factsOf(order, context.clock(), false);
    // Also where its owner has cancelled meanwhile: then it may pay for another car.
    if (findOrderTransition(facts, 'pay', marketplace.actor) === undefined) return 'return';
    if (money === 'captured') {
      await applyOrderEvent(context, transaction, order, 'pay', marketplace);
      return 'keep';
    }
    // Money only authorized for a cancelled order is voided.
    if (order.status === 'cancelled') return 'return';
    // Reserved before the answer it stays so; the owner may have accepted meanwhile.
    return order.status === 'confirmed' ? 'collect' : 'keep';
  },
};

/** The deposit is held by a bank from two days before the start on, where the terms of the order let it. */
const payDeposit: Pick<OrderPort, 'due' | 'receive'> = {
  due: async ({ clock }, db, { orderId }) => {
    const order = await findOrder(db, orderId);
    if (order === undefined) throw new ApiError(404, 'NOT_FOUND');
    if (order.is_deposit_held) throw new ApiError(409, 'ALREADY_PAID');
    const terms = await findDepositTerms(db, orderId);
    const now = clock();
    const isWanted = findOrderTransition(factsOf(order, now, false), 'hold_deposit', marketplace.actor) !== undefined;
    const isTime = now >= holdFrom(order.from) && now < closeFrom(order.to);
    if (!isWanted || !isTime || !terms.isByCard || terms.amount === 0) throw new ApiError(409, 'ORDER_CHANGED');
    return { amount: terms.amount, capturesAtOnce: false, endsAt: pageUntil(now) };
  },
  receive: async (context, transaction, { orderId }, { money, amount }) => {
    const order = await lockOrder(transaction, orderId);
    // The client may have gone on at two pages of the bank: one of them is enough.
    if (order === undefined || (await countHeldDeposits(transaction, orderId)) > 1) return 'return';
    // It may be the page of the deposit of another car, or of days that were moved since.
    const isOfThese = amount === order.deposit && context.clock() >= holdFrom(order.from);
    if (money === 'authorized' && !isOfThese) return 'return';
    const before = { ...order, is_deposit_held: false };
    const facts = factsOf(before, context.clock(), false);
    if (findOrderTransition(facts, 'hold_deposit', marketplace.actor) === undefined) return 'return';
    await applyOrderEvent(context, transaction, before, 'hold_deposit', marketplace);
    return 'keep';
  },
};

/** What changes do when the money for them is reserved or there. It is collected once the owner has agreed. */
const payChange: Pick<OrderPort, 'due' | 'receive'> = {
  due: async ({ clock }, db, { orderId, purposeId }) => {
    const change = await findOpenChange(db, orderId);
    if (change === undefined || change.id !== purposeId) {
      const isPaid = purposeId !== null && (await isDone(db, orderId, purposeId));
      throw new ApiError(409, isPaid ? 'ALREADY_PAID' : 'ORDER_CHANGED');
    }
    const order = await findOrder(db, orderId);
    if (order === undefined) throw new ApiError(404, 'NOT_FOUND');
    if (change.online <= 0 || isOver(change, clock()) || (await isOutdated(db, change, order)))
      throw new ApiError(409, 'ORDER_CHANGED');
    return { amount: change.online, capturesAtOnce: change.status === 'accepted', endsAt: change.expires_at };
  },
  receive: async (context, transaction, { orderId, purposeId }, { money }) => {
    const order = await lockOrder(transaction, orderId);
    const change = await findOpenChange(transaction, orderId);
    if (order === undefined || change === undefined || change.id !== purposeId) return 'return';
    if (money === 'authorized') return change.status === 'accepted' ? 'collect' : 'keep';
    // Captured before the owner has agreed: it is paid again after that.
    if (change.status === 'asked') return 'return';
    if (await isOutdated(transaction, change, order)) return 'return';
    await applyOrderEvent(context, transaction, order, 'change', { ...marketplace, amount: change.difference });
    return 'keep';
  },
};

/** A bank releases a deposit: the order no longer counts on it, and what a claim was to take of it has to be paid. */
const dropDeposit: OrderPort['drop'] = async (context, transaction, { orderId }) => {
  const order = await lockOrder(transaction, orderId);
  if (order === undefined) return;
  const facts = factsOf(order, context.clock(), false);
  const can = (event: 'drop_deposit' | 'reopen_claim') =>
    findOrderTransition(facts, event, marketplace.actor) !== undefined;
  if (can('drop_deposit')) await applyOrderEvent(context, transaction, order, 'drop_deposit', marketplace);
  else if (can('reopen_claim')) {
    const claim = await findClaimOfOrder(transaction, orderId);
    const amount = (claim?.final_amount ?? 0) - (claim?.paid ?? 0);
    await applyOrderEvent(context, transaction, order, 'reopen_claim', { ...marketplace, amount });
  }
};

/** What becomes of the money for each purpose; unexpected money goes back. */
const payees: Readonly<Partial<Record<PaymentPurpose, Pick<OrderPort, 'due' | 'receive'>>>> = {
  order: payOrder,
  change: payChange,
  deposit: payDeposit,
  claim: payClaim,
};

/** A change stays open, and can be paid again. */
const drops: Readonly<Partial<Record<PaymentPurpose, OrderPort['drop']>>> = { order: dropHold, deposit: dropDeposit };

export const orderPort: OrderPort = {
  lock: async (transaction, orderId) => {
    await lockOrder(transaction, orderId);
  },
  due: async (context, db, bill) => {
    const payee = payees[bill.purpose];
    if (payee === undefined) throw new ApiError(409, 'ORDER_CHANGED');
    return payee.due(context, db, bill);
  },
  receive: async (context, transaction, bill, arrived) =>
    (await payees[bill.purpose]?.receive(context, transaction, bill, arrived)) ?? 'return',
  drop: async (context, transaction, bill) => {
    await drops[bill.purpose]?.(context, transaction, bill);
  },
};
