// Made by tools/generate.ts from ../../calls/orders/orders.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/orders/orders.ts';

export const acceptOrder: FactsOf<typeof calls.acceptOrder> = { method: 'POST', path: '/api/orders/:id/accept', invalidates: { Order: 'params.id', Payment: 'params.id', Availability: 'answer.order.car.id', Rival: 'answer.order.car.id' } };
export const cancelOrder: FactsOf<typeof calls.cancelOrder> = { method: 'POST', path: '/api/orders/:id/cancel', invalidates: { Order: 'params.id', Payment: 'params.id', Availability: 'every' } };
export const declineOrder: FactsOf<typeof calls.declineOrder> = { method: 'POST', path: '/api/orders/:id/decline', invalidates: { Order: 'params.id', Payment: 'params.id', Availability: 'answer.order.car.id' } };
export const finishOrder: FactsOf<typeof calls.finishOrder> = { method: 'POST', path: '/api/orders/:id/finish', invalidates: { Order: 'params.id', Payment: 'params.id', Availability: 'answer.order.car.id' } };
export const getOrder: FactsOf<typeof calls.getOrder> = { method: 'GET', path: '/api/orders/:id', isKeptOffline: true, provides: { Order: 'params.id', Rival: 'answer.order.car.id' } };
export const listOrders: FactsOf<typeof calls.listOrders> = { method: 'GET', path: '/api/orders', isKeptOffline: true, provides: { Order: 'every' } };
export const markOrderPaid: FactsOf<typeof calls.markOrderPaid> = { method: 'POST', path: '/api/orders/:id/mark-paid', invalidates: { Order: 'params.id', Payment: 'params.id', Availability: 'answer.order.car.id' } };
export const placeOrder: FactsOf<typeof calls.placeOrder> = { method: 'POST', path: '/api/orders', invalidates: { Order: 'answer.order.id', Payment: 'answer.order.id', Availability: 'answer.order.car.id' } };
export const refundOrder: FactsOf<typeof calls.refundOrder> = { method: 'POST', path: '/api/orders/:id/refunds', invalidates: { Order: 'params.id', Payment: 'params.id' } };
export const releaseCars: FactsOf<typeof calls.releaseCars> = { method: 'POST', path: '/api/orders/:id/release', invalidates: { Order: 'params.id', Payment: 'params.id', Availability: 'every' } };
export const startOrder: FactsOf<typeof calls.startOrder> = { method: 'POST', path: '/api/orders/:id/start', invalidates: { Order: 'params.id', Payment: 'params.id', Availability: 'answer.order.car.id' } };
export const substituteOrder: FactsOf<typeof calls.substituteOrder> = { method: 'POST', path: '/api/orders/:id/substitute', invalidates: { Order: 'params.id', Payment: 'params.id', Availability: 'every' } };
