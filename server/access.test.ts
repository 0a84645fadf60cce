import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Method } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { routePatterns } from '#contract/routes.ts';
import { accessTable } from './testing/access/accessTable.ts';
import { listRoutes } from './testing/listRoutes.ts';
import { testActors, who } from './testing/people/testActors.ts';
import { testApp } from './testing/testApp.ts';
import type { TestApp } from './testing/testApp.ts';

const pages = new Set(routePatterns.map((pattern) => `GET ${pattern}`));

/** Pages, assets and the documentation are the same for all and hold no user's data. */
const isPublicFile = (route: string) =>
  pages.has(route) ||
  / \/(\*|static\/|pictures\/|api\/docs|index\.html$|version\.json$|robots\.txt$|sitemap(\.xml$|\/))/.test(route);

test('every registered route has a row and every row a route', async (t) => {
  const routes = (await listRoutes(() => testApp(t))).filter((route) => !isPublicFile(route));
  assert.deepEqual(Object.keys(accessTable).sort(), routes);
});

test('every call has a route', async (t) => {
  const routes = new Set(await listRoutes(() => testApp(t)));
  const missing = Object.values(calls)
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !routes.has(route));
  assert.deepEqual(missing, []);
});

test('every actor is answered as the table says', async (t) => {
  const server: TestApp = await testApp(t, { fleet: true, config: { limitsFactor: 1000 } });
  const actors = await testActors(server.context);
  const wrong: string[] = [];
  for (const [route, row] of Object.entries(accessTable)) {
    const [method] = route.split(' ');
    for (const [whose, { url, body, isStream, status }] of Object.entries(row)) {
      for (const name of who) {
        const actor = actors[name];
        const visitor = server.visitor();
        if (actor.cookie !== null) visitor.cookies.set('session', actor.cookie);
        const answer = await visitor.inject({
          // Every row is named by one of these and its path.
          method: method as Method,
          url: typeof url === 'string' ? url : url(actor, actors),
          ...(method === 'GET' ? {} : { body }),
          ...(isStream === undefined ? {} : { isStream }),
        });
        const expected = status[name];
        if (answer.status !== expected) wrong.push(`${name}: ${route} (${whose}) → ${answer.status}, not ${expected}`);
      }
    }
  }
  assert.deepEqual(wrong, []);
});
