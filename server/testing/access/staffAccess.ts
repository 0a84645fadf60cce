import { type AccessRow, adminsOnly, loggedIn, unknownId, staffOnly } from './accessCases.ts';

const staffThing = (part: string, status: number): AccessRow => ({
  any: { url: `/api/accounts/1${part}`, status: staffOnly(status) },
  missing: { url: `/api/accounts/${unknownId}${part}`, status: staffOnly(404) },
});

const missingTrace = (part: string, body?: object): AccessRow => ({
  missing: { url: `/api/traces/${unknownId}${part}`, ...(body ? { body } : {}), status: staffOnly(404) },
});

/** The rows of staff actions: accounts, texts, commission, rate and the log of all that. */
export const staffAccess: Readonly<Record<string, AccessRow>> = {
  'GET /api/accounts/:id': staffThing('', 200),
  'GET /api/accounts/:id/orders': staffThing('/orders', 200),
  'GET /api/orders/:id/past': {
    any: { url: '/api/orders/1/past', status: staffOnly(200) },
    missing: { url: `/api/orders/${unknownId}/past`, status: staffOnly(404) },
  },
  // The first account is one of the demo fleet: the feature's tests cover its changes.
  'PATCH /api/accounts/:id': {
    any: { url: '/api/accounts/1', body: {}, status: adminsOnly(422) },
    missing: { url: `/api/accounts/${unknownId}`, body: { is_blocked: false }, status: adminsOnly(404) },
  },
  'DELETE /api/accounts/:id/sessions': {
    missing: { url: `/api/accounts/${unknownId}/sessions`, status: adminsOnly(404) },
  },
  'POST /api/accounts/:id/view': {
    missing: { url: `/api/accounts/${unknownId}/view`, body: {}, status: adminsOnly(404) },
  },
  'DELETE /api/accounts/view': { missing: { url: '/api/accounts/view', status: loggedIn(404) } },
  // Reports that are there are tried in the feature's tests: the fleet has none.
  'GET /api/traces/:id': missingTrace(''),
  'PATCH /api/traces/:id': missingTrace('', { state: 'open' }),
  'POST /api/traces/:id/notes': missingTrace('/notes', { step: 0, text: 'Here' }),
  'POST /api/traces/:id/person': missingTrace('/person'),
  'GET /api/reference/:list': {
    any: { url: '/api/reference/colours', status: adminsOnly(200) },
    missing: { url: '/api/reference/nothing', status: adminsOnly(422) },
  },
  'POST /api/reference/:list': { any: { url: '/api/reference/colours', body: {}, status: adminsOnly(422) } },
  'PATCH /api/reference/:list': {
    missing: { url: '/api/reference/colours', body: { code: 'nothing' }, status: adminsOnly(404) },
  },
  'DELETE /api/reference/:list/:code': {
    any: { url: '/api/reference/fuels/petrol', status: adminsOnly(409) },
    missing: { url: '/api/reference/colours/nothing', status: adminsOnly(404) },
  },
  'POST /api/coupons': { any: { url: '/api/coupons', body: {}, status: adminsOnly(422) } },
  'PATCH /api/coupons/:id': {
    missing: { url: `/api/coupons/${unknownId}`, body: { is_ended: true }, status: adminsOnly(404) },
  },
  // An invalid body is refused: no test queries the real bank.
  'POST /api/currency': { any: { url: '/api/currency', body: { now: 1 }, status: adminsOnly(422) } },
};
