import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { makeServerClock } from '#src/shared/lib/serverClock.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

test.each([
  ['00:59', 'Good evening'],
  ['01:00', 'Good morning'],
  ['08:00', 'Good afternoon'],
  ['14:00', 'Good evening'],
])('at %s UTC it is in Tbilisi: %s', async (utc, greeting) => {
  const clock = makeServerClock(Date.parse(`2026-11-02T${utc}:30Z`), { wall: () => 0, steady: () => 0 });
  const current = sessionUser({ roles: ['support'], client: null });
  await renderRoute(paths.adminHome, { clock, preloadedState: { auth: { current } } });
  expect(screen.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
});
