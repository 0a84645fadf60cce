import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

async function openAs(email: string, path: string) {
  return renderRoute(path, { preloadedState: { auth: { current: demoUsers[email]?.user ?? null } } });
}

test('an owner says what they speak, is asked for a picture, and finds their page', async () => {
  const { user } = await openAs('owner@gza.test', '/admin/profile');
  const panel = within(await screen.findByRole('region', { name: 'Your page' }));
  expect(panel.getByText(/add a picture of yourself/)).toBeVisible();
  expect(panel.getByRole('link', { name: 'Open your page' })).toHaveAttribute('href', '/owners/21');
  const georgian = panel.getByRole('button', { name: 'Georgian' });
  expect(georgian).toHaveAttribute('aria-pressed', 'false');
  await user.click(georgian);
  await user.click(panel.getByRole('button', { name: 'Save languages' }));
  expect(await screen.findByText('Data saved!')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Georgian' })).toHaveAttribute('aria-pressed', 'true');
});

test('a client has no public page', async () => {
  await openAs('client@gza.test', '/profile');
  await screen.findByRole('heading', { level: 1, name: 'Nino Beridze' });
  expect(screen.queryByRole('heading', { name: 'Your page' })).toBeNull();
});
