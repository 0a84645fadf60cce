// Made by tools/generate.ts from ../calls/payments.ts: change that, not this.
import type { FactsOf } from '../facts.ts';
import type * as calls from '../calls/payments.ts';

export const getPayment: FactsOf<typeof calls.getPayment> = { method: 'GET', path: '/api/payments/:id', provides: { Payment: 'answer.payment.order_id' } };
export const receivePaymentCallback: FactsOf<typeof calls.receivePaymentCallback> = { method: 'POST', path: '/api/payments/callback/:provider' };
export const startPayment: FactsOf<typeof calls.startPayment> = { method: 'POST', path: '/api/orders/:id/payments', invalidates: { Order: 'params.id', Payment: 'params.id' } };
