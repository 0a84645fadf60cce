import { type AccessRow, clientsOnly, loggedIn, unknownId } from './accessCases.ts';
import { somebodyElse, type TestActor } from '../people/testActors.ts';

/** The first thread of the demo fleet is of two other users. */
const othersThread = (action: string, body?: object): AccessRow => ({
  others: { url: `/api/threads/1${action}`, ...(body ? { body } : {}), status: loggedIn(404) },
  missing: { url: `/api/threads/${unknownId}${action}`, ...(body ? { body } : {}), status: loggedIn(404) },
});
const threadsOf = (party: TestActor, token: string) =>
  party.ownerId === null
    ? `/api/threads/list?client=${party.clientId ?? unknownId}&api_token=${token}`
    : `/api/threads/list?owner=${party.ownerId}&api_token=${token}`;

export const threadsAccess: Readonly<Record<string, AccessRow>> = {
  'GET /api/threads/list': {
    // Support and admin are no party of any thread.
    own: {
      url: (actor) => threadsOf(actor, actor.apiToken),
      status: { ...loggedIn(200), support: 404, admin: 404 },
    },
    others: {
      url: (actor, actors) => threadsOf(somebodyElse(actor, actors), actor.apiToken),
      status: loggedIn(404),
    },
    missing: {
      url: (actor) => `/api/threads/list?client=${unknownId}&api_token=${actor.apiToken}`,
      status: loggedIn(404),
    },
  },
  // Written by clients only; the car's owner has no such thread yet.
  'POST /api/threads': {
    any: { url: '/api/threads', body: { car_id: 1, text: 'Hello' }, status: clientsOnly(201) },
    missing: { url: '/api/threads', body: { car_id: unknownId, text: 'Hello' }, status: clientsOnly(404) },
  },
  'GET /api/threads/:id': othersThread(''),
  'GET /api/threads/:id/messages': othersThread('/messages'),
  'POST /api/threads/:id/messages': othersThread('/messages', { text: 'Hello' }),
  'POST /api/threads/:id/seen': othersThread('/seen', {}),
};
