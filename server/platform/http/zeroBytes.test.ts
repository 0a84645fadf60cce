import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Method } from '#contract/call.ts';
import { listRoutes } from '#server/testing/listRoutes.ts';
import { testActors } from '#server/testing/people/testActors.ts';
import { testApp, type TestApp } from '#server/testing/testApp.ts';

test('a zero byte in any part of any address is refused for every user', async (t) => {
  let server: TestApp | undefined;
  const routes = await listRoutes(async () => {
    server = await testApp(t, { config: { limitsFactor: 1_000_000, logLevel: 'silent' } });
  });
  assert.ok(server);
  const { admin, client, legalOwner } = await testActors(server.context);
  const places = routes.filter((route) => /[:*]/.test(route));
  assert.ok(places.length > 20);
  const text = fc.string({ unit: fc.constantFrom('1', 'a', '.', '-', '%00', '%20', '%2e'), maxLength: 6 });
  const zeroed = fc.tuple(text, text).map(([before, after]) => `${before}%00${after}`);
  const visitors = [admin, client, legalOwner].map(({ cookie }) => {
    const visitor = server?.visitor();
    visitor?.cookies.set('session', cookie ?? '');
    return visitor;
  });
  for (const place of places) {
    const [method, path = ''] = place.split(' ');
    await fc.assert(
      fc.asyncProperty(zeroed, fc.constantFrom(...visitors), async (part, visitor) => {
        const url = path.replaceAll(/:\w+|\*/g, part);
        // Every route is named by one of these and its path.
        const answer = await visitor?.inject({ method: method as Method, url });
        assert.ok(answer && answer.status >= 400 && answer.status < 500, `${method} ${url} → ${answer?.status}`);
      }),
      { numRuns: 10 },
    );
  }
});

test('elsewhere in an address it is a wrong value like any other', async (t) => {
  const { inject } = await testApp(t);
  assert.equal((await inject('/orders/%00')).status, 400);
  assert.equal((await inject('/api/cars?q=%00')).status, 422);
  assert.equal((await inject('/api/cars?q=%2500')).status, 200);
});
