import {
  type AccessRow,
  adminsOnly,
  clientsOnly,
  loggedIn,
  moneyOf,
  unknownId,
  open,
  openForm,
  openThing,
  ownersOnly,
  same,
} from './accessCases.ts';
import { evidenceAccess } from './evidenceAccess.ts';
import { callAccess } from './callAccess.ts';
import { claimsAccess } from './claimsAccess.ts';
import { fleetAccess } from './fleetAccess.ts';
import { staffAccess } from './staffAccess.ts';
import { threadsAccess } from './threadsAccess.ts';
import { somebodyElse } from '../people/testActors.ts';

const waitedFor = { from: '2027-05-03', to: '2027-05-06' };
const aReview = { rating: 5, text: 'Good' };

/** An order that is none of theirs: only an admin finds it. */
const othersOrder = (action: string, adminStatus: number, body?: object): AccessRow => ({
  others: {
    url: `/api/orders/1${action}`,
    ...(body ? { body } : {}),
    status: { ...loggedIn(404), admin: adminStatus },
  },
  missing: { url: `/api/orders/${unknownId}${action}`, ...(body ? { body } : {}), status: loggedIn(404) },
});

const imagesOf = (userId: number, token: string) => `/api/client/user_verification_images/${userId}?api_token=${token}`;

/** Every registered route by `METHOD path`, where the access word of its call does not say all. A route that is missing fails the build. */
export const accessTable: Readonly<Record<string, AccessRow>> = {
  ...callAccess,
  'GET /healthz': open('/healthz'),
  'GET /readyz': open('/readyz'),
  'GET /metrics': open('/metrics'),

  // Of the demo only; the tests of server/demo show that elsewhere they are 404.
  'GET /dev/accounts.json': open('/dev/accounts.json'),
  'GET /dev/outbox.json': open('/dev/outbox.json'),
  'GET /dev/outbox': open('/dev/outbox'),
  'GET /dev/outbox/:id': { missing: { url: `/dev/outbox/${unknownId}`, status: same(404) } },

  'GET /api/language/:lang': {
    any: { url: '/api/language/en', status: same(200) },
    missing: { url: '/api/language/xx', status: same(422) },
  },
  'GET /api/places': {
    any: { url: '/api/places?city_id=1', status: same(200) },
    missing: { url: `/api/places?car_id=${unknownId}`, status: same(404) },
  },
  'GET /api/owners/:id': openThing('/api/owners/1', `/api/owners/${unknownId}`),
  'GET /api/places/search': open('/api/places/search?q=tbilsi'),
  'GET /api/rent/:place': openThing('/api/rent/tbilisi', '/api/rent/nowhere'),
  'GET /api/cars/:id': openThing('/api/cars/1', `/api/cars/${unknownId}`),
  'GET /api/cars/:id/calendar': openThing(
    '/api/cars/1/calendar?from=2027-01-01&to=2027-01-31',
    `/api/cars/${unknownId}/calendar?from=2027-01-01&to=2027-01-31`,
  ),
  'GET /api/cars/:id/similar': openThing('/api/cars/1/similar', `/api/cars/${unknownId}/similar`),
  'POST /api/search/understand': {
    any: { url: '/api/search/understand', body: { text: 'SUV in Batumi' }, status: same(200) },
  },
  'GET /api/cars/map': open('/api/cars/map?bbox=41,41,46,43&zoom=7'),
  'GET /api/cars/nearby-dates': open('/api/cars/nearby-dates?from=2027-01-10&to=2027-01-13'),
  'GET /api/cars/cards': {
    any: { url: '/api/cars/cards?ids=2,1', status: same(200) },
    missing: { url: `/api/cars/cards?ids=999999999`, status: same(200) },
  },
  'POST /api/cars/:id/answers': {
    any: { url: '/api/cars/1/answers', body: { topic: 'pets' }, status: same(200) },
    missing: { url: `/api/cars/${unknownId}/answers`, body: { topic: 'pets' }, status: same(404) },
  },
  'GET /api/cars/:id/reviews': openThing('/api/cars/1/reviews', `/api/cars/${unknownId}/reviews`),

  // Of a session that has just begun.
  'POST /api/passkeys/registration-options': {
    own: { url: '/api/passkeys/registration-options', body: {}, status: loggedIn(200) },
  },
  'DELETE /api/passkeys/:id': {
    missing: { url: `/api/passkeys/${unknownId}`, status: loggedIn(404) },
  },
  'POST /api/passkeys/login-options': { any: { url: '/api/passkeys/login-options', status: same(200) } },

  'GET /api/orders/:id': othersOrder('', 200),
  'GET /api/orders/:id/calendar.ics': othersOrder('/calendar.ics', 200),
  'GET /api/orders/:id/invoice.pdf': othersOrder('/invoice.pdf', 200),
  // The first order of the demo fleet is long over, so that an admin finds it, but can't move it.
  'POST /api/orders/:id/cancel': othersOrder('/cancel', 409),
  'POST /api/orders/:id/refunds': {
    // Mistakes in it are reported before anything changes.
    others: { url: '/api/orders/1/refunds', body: { amount: 0, reason: 'x' }, status: adminsOnly(422) },
    missing: {
      url: `/api/orders/${unknownId}/refunds`,
      body: { amount: 1, reason: 'x' },
      status: adminsOnly(404),
    },
  },
  'POST /api/orders/:id/substitute': {
    others: { url: '/api/orders/1/substitute', body: { car_id: 1 }, status: clientsOnly(404) },
    missing: { url: `/api/orders/${unknownId}/substitute`, body: { car_id: 1 }, status: clientsOnly(404) },
  },
  'POST /api/orders/:id/release': {
    others: { url: '/api/orders/1/release', status: clientsOnly(404) },
    missing: { url: `/api/orders/${unknownId}/release`, status: clientsOnly(404) },
  },
  'POST /api/orders/:id/changes/quote': {
    others: { url: '/api/orders/1/changes/quote', body: {}, status: clientsOnly(404) },
    missing: { url: `/api/orders/${unknownId}/changes/quote`, body: {}, status: clientsOnly(404) },
  },
  'POST /api/orders/:id/changes': {
    others: { url: '/api/orders/1/changes', body: {}, status: clientsOnly(404) },
    missing: { url: `/api/orders/${unknownId}/changes`, body: {}, status: clientsOnly(404) },
  },
  'POST /api/orders/:id/changes/:change_id/accept': othersOrder('/changes/1/accept', 409),
  'POST /api/orders/:id/changes/:change_id/decline': othersOrder('/changes/1/decline', 409),
  'POST /api/orders/:id/changes/:change_id/withdraw': othersOrder('/changes/1/withdraw', 409),
  'POST /api/orders/:id/accept': othersOrder('/accept', 409),
  'POST /api/orders/:id/decline': othersOrder('/decline', 409),
  'POST /api/orders/:id/mark-paid': othersOrder('/mark-paid', 409),
  'POST /api/orders/:id/start': othersOrder('/start', 409),
  'POST /api/orders/:id/finish': othersOrder('/finish', 409),
  ...claimsAccess,
  'GET /api/payments/:id': { missing: { url: `/api/payments/${unknownId}`, status: loggedIn(404) } },
  // A request without the bank's signature is refused, logged in or not.
  'POST /api/payments/callback/:provider': {
    any: { url: '/api/payments/callback/sandbox', status: same(403) },
    missing: { url: '/api/payments/callback/piggybank', status: same(422) },
  },
  'GET /sandbox/bank/:ref': { missing: { url: '/sandbox/bank/none', status: same(404) } },
  'POST /sandbox/bank/:ref': { missing: { url: '/sandbox/bank/none', status: same(404) } },

  // Money is for owners, their own, and for admins.
  'GET /api/operations': {
    own: { url: '/api/operations', status: moneyOf(200) },
    others: { url: '/api/operations?branch_id=1', status: { ...moneyOf(404), admin: 200 } },
    missing: { url: `/api/operations?car_id=${unknownId}`, status: { ...moneyOf(404), admin: 200 } },
  },
  'GET /api/operations.csv': {
    own: { url: '/api/operations.csv', status: moneyOf(200) },
    others: { url: '/api/operations.csv?owner_id=1', status: { ...moneyOf(404), admin: 200 } },
    missing: { url: `/api/operations.csv?branch_id=${unknownId}`, status: { ...moneyOf(404), admin: 200 } },
  },
  'GET /api/statistics': {
    own: { url: '/api/statistics', status: ownersOnly(200) },
    // A car and a branch of the demo fleet.
    others: { url: '/api/statistics?car_id=1', status: ownersOnly(404) },
    missing: { url: `/api/statistics?branch_id=${unknownId}`, status: ownersOnly(404) },
  },
  'GET /api/statistics.csv': {
    own: { url: '/api/statistics.csv', status: ownersOnly(200) },
    others: { url: '/api/statistics.csv?branch_id=1', status: ownersOnly(404) },
    missing: { url: `/api/statistics.csv?car_id=${unknownId}`, status: ownersOnly(404) },
  },
  'GET /api/operations/statements/:file': {
    own: { url: '/api/operations/statements/2026-11.pdf', status: { ...moneyOf(200), admin: 404 } },
    others: { url: '/api/operations/statements/2026-11.pdf?owner_id=1', status: { ...moneyOf(404), admin: 200 } },
    missing: { url: '/api/operations/statements/2026-13.pdf', status: moneyOf(404) },
  },
  'GET /api/payouts': {
    own: { url: '/api/payouts', status: moneyOf(200) },
    others: { url: '/api/payouts?owner_id=1', status: { ...moneyOf(404), admin: 200 } },
  },
  'POST /api/payouts/:id/:event': {
    missing: { url: `/api/payouts/${unknownId}/settle`, status: adminsOnly(404) },
  },
  'POST /api/payouts/exports/:id/confirm': {
    missing: { url: `/api/payouts/exports/${unknownId}/confirm`, status: adminsOnly(404) },
  },
  'POST /api/payouts/exports/:id/take-back': {
    missing: { url: `/api/payouts/exports/${unknownId}/take-back`, status: adminsOnly(404) },
  },
  'POST /api/payouts/export': { any: { url: '/api/payouts/export', status: adminsOnly(409) } },
  'GET /api/payouts/exports/:id/:file': {
    missing: { url: `/api/payouts/exports/${unknownId}/pain.xml`, status: adminsOnly(404) },
  },

  'PUT /api/favourites/:car_id': {
    any: { url: '/api/favourites/1', status: loggedIn(200) },
    missing: { url: `/api/favourites/${unknownId}`, status: loggedIn(404) },
  },
  'DELETE /api/favourites/:car_id': {
    any: { url: '/api/favourites/1', status: loggedIn(200) },
    missing: { url: `/api/favourites/${unknownId}`, status: loggedIn(200) },
  },

  'PATCH /api/saved-searches/:id': {
    missing: { url: `/api/saved-searches/${unknownId}`, body: { name: 'x' }, status: loggedIn(404) },
  },
  'DELETE /api/saved-searches/:id': {
    missing: { url: `/api/saved-searches/${unknownId}`, status: loggedIn(404) },
  },
  'PUT /api/cars/:id/waiting': {
    any: { url: '/api/cars/1/waiting', body: waitedFor, status: loggedIn(200) },
    missing: { url: `/api/cars/${unknownId}/waiting`, body: waitedFor, status: loggedIn(404) },
  },
  'DELETE /api/cars/:id/waiting': {
    any: { url: '/api/cars/1/waiting', body: waitedFor, status: loggedIn(200) },
    missing: { url: `/api/cars/${unknownId}/waiting`, body: waitedFor, status: loggedIn(200) },
  },
  // A token that was signed is tried in the feature's tests.
  'GET /unsubscribe/:token': { missing: { url: '/unsubscribe/1.none', status: same(404) } },
  'POST /unsubscribe/:token': { missing: { url: '/unsubscribe/1.none', status: same(404) } },

  'PATCH /api/profile': { own: { url: '/api/profile', body: {}, status: loggedIn(200) } },
  // A body that is no form is refused before it is read, so a 415 proves access.
  'POST /api/profile/picture': { own: { url: '/api/profile/picture', body: {}, status: loggedIn(415) } },
  'DELETE /api/profile/picture': { own: { url: '/api/profile/picture', status: loggedIn(200) } },
  'GET /api/profile/export': { own: { url: '/api/profile/export', status: loggedIn(200) } },
  'DELETE /api/profile/sessions': { own: { url: '/api/profile/sessions', status: loggedIn(200) } },
  'DELETE /api/profile/sessions/:id': {
    missing: { url: `/api/profile/sessions/${unknownId}`, status: loggedIn(404) },
  },

  'GET /api/orders/:id/review': othersOrder('/review', 200),
  'POST /api/orders/:id/review': {
    others: { url: '/api/orders/1/review', body: aReview, status: clientsOnly(404) },
    missing: { url: `/api/orders/${unknownId}/review`, body: aReview, status: clientsOnly(404) },
  },
  'POST /api/reviews/:id/reply': {
    others: { url: '/api/reviews/1/reply', body: { text: 'Thanks' }, status: ownersOnly(404) },
    missing: { url: `/api/reviews/${unknownId}/reply`, body: { text: 'Thanks' }, status: ownersOnly(404) },
  },
  'GET /api/events': { own: { url: '/api/events', isStream: true, status: loggedIn(200) } },
  'GET /api/client/user_verification_images/:user_id': {
    own: { url: (actor) => imagesOf(actor.userId || unknownId, actor.apiToken), status: loggedIn(200) },
    others: {
      url: (actor, actors) => imagesOf(somebodyElse(actor, actors).userId, actor.apiToken),
      status: loggedIn(404),
    },
    missing: { url: (actor) => imagesOf(unknownId, actor.apiToken), status: loggedIn(404) },
  },

  'DELETE /api/client/user_verification_images/:id': {
    missing: { url: `/api/client/user_verification_images/${unknownId}`, status: clientsOnly(404) },
  },
  'POST /api/client/verification_links': { own: { url: '/api/client/verification_links', status: clientsOnly(201) } },
  'DELETE /api/client/verification_links': { own: { url: '/api/client/verification_links', status: clientsOnly(200) } },
  'POST /api/verification_links/open': {
    ...openForm('/api/verification_links/open'),
    missing: { url: '/api/verification_links/open', body: { secret: 'none' }, status: same(404) },
  },
  // A session is no phone; what a phone may is tried in the feature's tests.
  'GET /api/verification_links/documents': { any: { url: '/api/verification_links/documents', status: same(404) } },
  'POST /api/verification_links/documents': {
    any: { url: '/api/verification_links/documents', body: new FormData(), status: same(404) },
  },
  // Own and foreign pictures are tried in the feature's tests: the fleet has none.
  'GET /api/verifications/images/:id': {
    missing: { url: `/api/verifications/images/${unknownId}`, status: loggedIn(404) },
  },
  ...staffAccess,
  ...threadsAccess,
  'POST /api/verifications/:user_id/identity_number': {
    missing: { url: `/api/verifications/${unknownId}/identity_number`, status: adminsOnly(404) },
  },
  'POST /api/verifications/:user_id/decision': {
    any: { url: '/api/verifications/1/decision', body: {}, status: adminsOnly(422) },
    missing: {
      url: `/api/verifications/${unknownId}/decision`,
      body: { documents: [{ id: 1, is_approved: true }] },
      status: adminsOnly(404),
    },
  },

  ...evidenceAccess,
  // What owners do with their fleets.
  ...fleetAccess,

  // Last: it ends the sessions that the rows before it need.
  'POST /api/logout': open('/api/logout'),
};
