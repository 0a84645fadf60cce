import type { PaymentPurpose } from '#contract/calls/payments.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import type { OrderPort } from '#server/features/payments/orderPort.ts';
import { payChange } from './change/payChange.ts';
import { payClaim } from './claims/payClaim.ts';
import { dropDeposit } from './claims/dropDeposit.ts';
import { payDeposit } from './claims/payDeposit.ts';
import { dropHold, payOrder } from './payOrder.ts';
import { lockOrder } from './orderRepository.ts';

/** What becomes of the money for each purpose; where nobody waits for it, it goes back. */
const payees: Readonly<Partial<Record<PaymentPurpose, Pick<OrderPort, 'due' | 'receive'>>>> = {
  order: payOrder,
  change: payChange,
  deposit: payDeposit,
  claim: payClaim,
};

/** A change is open as it was, and can be paid anew. */
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
