import { type AccessRow, adminsOnly, clientsOnly, loggedIn, unknownId, ownersOnly } from './accessCases.ts';

const anItem = { items: [{ kind: 'fine', amount: 100, text: 'Parking' }] };
const anAnswer = { accepted_amount: 0, text: 'No' };
const aDeposit = { kind: 'taken', amount: 100, way: 'cash' };
const aDecision = { items: [{ amount: 0, text: 'No' }], text: 'Nothing is seen' };

/** Payments for an order, and after it. The first order of the demo fleet is another user's; the fleet has no claims. */
export const claimsAccess: Readonly<Record<string, AccessRow>> = {
  'POST /api/orders/:id/payments': {
    others: { url: '/api/orders/1/payments', status: clientsOnly(404) },
    missing: { url: `/api/orders/${unknownId}/payments`, status: clientsOnly(404) },
  },
  'GET /api/orders/:id/claims': {
    others: { url: '/api/orders/1/claims', status: ownersOnly(404) },
    missing: { url: `/api/orders/${unknownId}/claims`, status: ownersOnly(404) },
  },
  'POST /api/orders/:id/claims': {
    others: { url: '/api/orders/1/claims', body: anItem, status: ownersOnly(404) },
    missing: { url: `/api/orders/${unknownId}/claims`, body: anItem, status: ownersOnly(404) },
  },
  'GET /api/claims/:id': { missing: { url: `/api/claims/${unknownId}`, status: loggedIn(404) } },
  'POST /api/claims/:id/answer': {
    missing: { url: `/api/claims/${unknownId}/answer`, body: anAnswer, status: clientsOnly(404) },
  },
  'POST /api/claims/:id/decision': {
    missing: { url: `/api/claims/${unknownId}/decision`, body: aDecision, status: adminsOnly(404) },
  },
  'POST /api/claims/:id/confirm': {
    missing: { url: `/api/claims/${unknownId}/confirm`, body: {}, status: ownersOnly(404) },
  },
  'POST /api/orders/:id/deposit': {
    others: { url: '/api/orders/1/deposit', body: aDeposit, status: ownersOnly(404) },
    missing: { url: `/api/orders/${unknownId}/deposit`, body: aDeposit, status: ownersOnly(404) },
  },
  'POST /api/orders/:id/deposit/return': {
    // The first order of the demo fleet is long over, and no bank holds a deposit of it.
    others: { url: '/api/orders/1/deposit/return', body: {}, status: { ...loggedIn(404), admin: 409 } },
    missing: { url: `/api/orders/${unknownId}/deposit/return`, body: {}, status: loggedIn(404) },
  },
};
