import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { z } from 'zod';
import { type Access, type AnyCall, call } from '#contract/call.ts';
import type { Actor } from '#server/context.ts';
import { checkAccess } from './access.ts';
import '../route.ts';

const actor: Actor = {
  userId: 1,
  roles: ['client'],
  clientId: 1,
  ownerId: null,
  sessionId: 1,
  mustSetUpSecondFactor: false,
  viewerId: null,
};

/** How a call, a personal file and a page answer this actor. */
async function serve(who: Actor | null, access: Access, open: Partial<AnyCall> = {}) {
  const app = Fastify();
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => void (request.actor = who));
  checkAccess(app);
  const path = '/api/thing';
  const thing = call({ method: 'GET', path, access, summary: '', response: z.any(), ...open });
  const config = { '/api/thing': { call: thing }, '/file': { isPersonal: true }, '/page': {} };
  for (const [url, each] of Object.entries(config)) app.get(url, { config: each }, async () => 'done');
  const ask = async (url: keyof typeof config) => {
    const answer = await app.inject(url);
    return answer.statusCode === 200 ? 200 : `${answer.statusCode} ${answer.json<{ message: string }>().message}`;
  };
  return { call: await ask('/api/thing'), file: await ask('/file'), page: await ask('/page') };
}

test('a call is for the access it declares, a personal file for every session, a page for all', async () => {
  assert.deepEqual(await serve(null, 'anyone'), { call: 200, file: '401 NOT_LOGGED_IN', page: 200 });
  assert.deepEqual(await serve(null, 'user'), { call: '401 NOT_LOGGED_IN', file: '401 NOT_LOGGED_IN', page: 200 });
  assert.equal((await serve(null, 'client')).call, '401 NOT_LOGGED_IN');
  for (const access of ['anyone', 'user', 'client'] as const)
    assert.deepEqual(await serve(actor, access), { call: 200, file: 200, page: 200 }, access);
  for (const access of ['owner', 'staff', 'admin'] as const)
    assert.deepEqual(await serve(actor, access), { call: '403 NOT_ALLOWED', file: 200, page: 200 }, access);
});

test('a user who has to set up a second factor first can make only the calls for that', async () => {
  const staff: Actor = { ...actor, roles: ['admin'], mustSetUpSecondFactor: true };
  const refused = '403 SECOND_FACTOR_REQUIRED';
  assert.deepEqual(await serve(staff, 'anyone'), { call: 200, file: refused, page: 200 });
  assert.deepEqual(await serve(staff, 'admin'), { call: refused, file: refused, page: 200 });
  assert.deepEqual(await serve(staff, 'user', { isOpenWithoutSecondFactor: true }), {
    call: 200,
    file: refused,
    page: 200,
  });
  assert.equal((await serve(staff, 'owner', { isOpenWithoutSecondFactor: true })).call, '403 NOT_ALLOWED');
});

test('staff are those of support and admins', async () => {
  for (const role of ['support', 'admin'] as const)
    assert.equal((await serve({ ...actor, roles: [role] }, 'staff')).call, 200);
  assert.equal((await serve({ ...actor, roles: ['support'] }, 'admin')).call, '403 NOT_ALLOWED');
});

test('an admin who views an account reads, and changes nothing', async () => {
  const viewer: Actor = { ...actor, viewerId: 9 };
  const reads = { isOpenToViewers: true };
  const changes = { isOpenToViewers: false };
  assert.deepEqual(await serve(viewer, 'client', reads), { call: 200, file: '403 READ_ONLY', page: 200 });
  for (const access of ['anyone', 'user', 'client', 'owner'] as const)
    assert.equal((await serve(viewer, access, changes)).call, '403 READ_ONLY', access);
  assert.equal((await serve(actor, 'client', changes)).call, 200);
  assert.equal((await serve(null, 'anyone', changes)).call, 200);
});
