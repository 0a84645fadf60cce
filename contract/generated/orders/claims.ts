// Made by tools/generate.ts from ../../calls/orders/claims.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/orders/claims.ts';

export const answerClaim: FactsOf<typeof calls.answerClaim> = { method: 'POST', path: '/api/claims/:id/answer', invalidates: { Order: 'answer.claim.order.id', Payment: 'answer.claim.order.id' } };
export const confirmClaim: FactsOf<typeof calls.confirmClaim> = { method: 'POST', path: '/api/claims/:id/confirm', invalidates: { Order: 'answer.claim.order.id', Payment: 'answer.claim.order.id' } };
export const decideClaim: FactsOf<typeof calls.decideClaim> = { method: 'POST', path: '/api/claims/:id/decision', invalidates: { Order: 'answer.claim.order.id', Payment: 'answer.claim.order.id' } };
export const getClaim: FactsOf<typeof calls.getClaim> = { method: 'GET', path: '/api/claims/:id', provides: { Order: 'answer.claim.order.id' } };
export const listClaims: FactsOf<typeof calls.listClaims> = { method: 'GET', path: '/api/claims', provides: { Order: 'every' } };
export const makeClaim: FactsOf<typeof calls.makeClaim> = { method: 'POST', path: '/api/orders/:id/claims', invalidates: { Order: 'params.id', Payment: 'params.id' } };
export const moveDeposit: FactsOf<typeof calls.moveDeposit> = { method: 'POST', path: '/api/orders/:id/deposit', invalidates: { Order: 'params.id', Payment: 'params.id' } };
export const prepareClaim: FactsOf<typeof calls.prepareClaim> = { method: 'GET', path: '/api/orders/:id/claims', provides: { Order: 'params.id' } };
export const returnDeposit: FactsOf<typeof calls.returnDeposit> = { method: 'POST', path: '/api/orders/:id/deposit/return', invalidates: { Order: 'params.id', Payment: 'params.id' } };
