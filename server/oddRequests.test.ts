import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { AnyCall } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { insertSession } from './features/auth/sessionRepository.ts';
import { drawSecret, hashSecret } from './features/auth/sessionSecrets.ts';
import { accessTable } from './testing/access/accessTable.ts';
import { listRoutes } from './testing/listRoutes.ts';
import { extremeRequests, isTaken, type KnownIds, oddRequests } from './testing/oddRequests.ts';
import { inAddress, oddValue } from './testing/oddValues.ts';
import { testActors } from './testing/people/testActors.ts';
import { type TestApp, type TestAppOptions, testApp } from './testing/testApp.ts';
import type { TestRequest } from './testing/testBrowser.ts';

/** `FUZZ_ROUNDS=200 FUZZ_SEED=7` looks longer, or again at what a run has printed. */
const rounds = Number(process.env['FUZZ_ROUNDS'] ?? 2);
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

/** Reports of visitors are checked by few threads, and others are asked to retry. */
const atOnceOf = (call: AnyCall): number => (call === calls.sendTrace ? 1 : 4);

/** Errors of the server, by the log: what an answer of 500 does not say. */
function watchErrors(): { readonly options: TestAppOptions; readonly last: () => string } {
  let line = '';
  return {
    options: {
      fleet: true,
      config: { limitsFactor: 1e9, logLevel: 'error' },
      logStream: { write: (text: string) => void (line = text) },
    },
    last: () => line.slice(0, 2_000),
  };
}

interface People {
  readonly users: Readonly<Record<string, number | null>>;
  readonly ids: KnownIds;
}

/** A user of each role, two of whom have an order with each other; and one row of each kind. */
async function somePeople({ context }: TestApp): Promise<People> {
  const { support, admin } = await testActors(context);
  const { rows } = await context.pool.query<Record<'client' | 'owner' | 'car' | 'order' | 'branch' | 'thread', number>>(
    `select c.user_id as client, w.user_id as owner, o.car_id as car, o.id as order,
       (select min(id) from branches b where b.owner_id = w.id) as branch, (select min(id) from threads) as thread
     from orders o join owners w on w.id = o.owner_id join clients c on c.id = o.client_id order by o.id limit 1`,
  );
  assert.ok(rows[0]);
  const { client, owner, car, order, branch, thread } = rows[0];
  // Those of the tests have no password.
  await context.pool.query('update users set password_hash = (select password_hash from users where id = $1)', [
    client,
  ]);
  return {
    users: { visitor: null, client, owner, support: support.userId, admin: admin.userId },
    ids: { cars: car, orders: order, branches: branch, branchs: branch, threads: thread, citys: 1, users: client },
  };
}

async function enter({ context, visitor }: TestApp, userId: number | null) {
  const browser = visitor();
  if (userId === null) return browser;
  const cookie = drawSecret();
  await insertSession(context.db, {
    user_id: userId,
    token_hash: hashSecret(cookie),
    api_token_hash: hashSecret(drawSecret()),
    language: 'en',
    created_at: context.clock(),
    expires_at: new Date(context.clock().getTime() + 3_600_000),
  });
  browser.cookies.set('session', cookie);
  return browser;
}

const mayMake = ({ access }: AnyCall, who: string): boolean =>
  access === 'anyone' ||
  access === who ||
  (access === 'user' && who !== 'visitor') ||
  (access === 'staff' && (who === 'support' || who === 'admin'));

const shown = ({ method, url, body, headers }: TestRequest) =>
  `${method} ${url.slice(0, 300)} ${JSON.stringify(headers)} ${typeof body === 'string' ? body.slice(0, 500) : ''}`;

test('the schemas of every call take what is odd in nothing, so that more than schemas is tried', () => {
  const refused = Object.entries(calls).filter(([, call]) => !isTaken(call));
  assert.deepEqual(
    refused.map(([name]) => name),
    [],
  );
});

test('any request to a call, by any user, is answered below 500', async (t) => {
  t.diagnostic(`FUZZ_SEED=${seed} FUZZ_ROUNDS=${rounds}`);
  const errors = watchErrors();
  const server = await testApp(t, errors.options);
  const { users, ids } = await somePeople(server);
  const failed: string[] = [];
  const statuses = new Map<number, number>();
  for (const [at, call] of Object.values(calls).entries()) {
    const isStream = Object.values(accessTable[`${call.method} ${call.path}`] ?? {}).some((row) => row.isStream);
    const odd = oddRequests(call, ids);
    const atOnce = atOnceOf(call);
    const allowed = Object.keys(users).filter((who) => mayMake(call, who));
    for (const [index, [who, userId]] of Object.entries(users).entries()) {
      const browser = await enter(server, userId);
      // A user without access is refused before anything is read.
      const numRuns = allowed.includes(who) ? rounds : 1;
      const requests = [
        ...(allowed.at(-1) === who ? extremeRequests(call, ids) : []),
        ...fc.sample(odd, { numRuns, seed: seed + at * 10 + index }),
      ];
      const send = async (request: TestRequest) => {
        const { status } = await browser.inject({ ...request, isStream });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500) failed.push(`${status} ${who}: ${shown(request)}\n${errors.last()}`);
      };
      // Some at once, so that server and database work at the same time.
      for (let sent = 0; sent < requests.length; sent += atOnce)
        await Promise.all(requests.slice(sent, sent + atOnce).map(send));
    }
  }
  t.diagnostic([...statuses].map(([status, count]) => `${count} × ${status}`).join(', '));
  assert.deepEqual(failed, []);
});

test('any address of the other routes is answered below 500', async (t) => {
  t.diagnostic(`FUZZ_SEED=${seed} FUZZ_ROUNDS=${rounds}`);
  const errors = watchErrors();
  let server: TestApp | undefined;
  const routes = await listRoutes(async () => {
    server = await testApp(t, errors.options);
  });
  const known = new Set(Object.values(calls).map(({ method, path }) => `${method} ${path}`));
  const failed: string[] = [];
  for (const route of routes.filter((one) => !known.has(one))) {
    const [method = 'GET', path = ''] = route.split(' ');
    const values = fc.sample(fc.array(oddValue, { minLength: 6, maxLength: 6 }), { numRuns: rounds, seed });
    for (const odd of values) {
      const part = (index: number) => inAddress(odd[index % odd.length]).slice(0, 2_000);
      let index = 0;
      const url = `${path.replaceAll(/:\w+|\*/g, () => part((index += 1)))}?${part(4)}=${part(5)}&from=${part(0)}`;
      const request = { method: method as 'GET', url, ...(method === 'GET' ? {} : { body: { odd: odd[3] } }) };
      const status = (await server?.visitor().inject(request))?.status ?? 500;
      if (status >= 500) failed.push(`${status} ${shown(request)}\n${errors.last()}`);
    }
  }
  assert.deepEqual(failed, []);
});
