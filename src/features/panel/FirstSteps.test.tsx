import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { mockFleet, emptyCar } from '#src/features/fleet/testing/mockFleet.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

function openHome() {
  const email = 'owner@gza.test';
  setMockUser(email);
  return renderRoute(paths.adminHome, { preloadedState: { auth: { current: demoUsers[email]?.user ?? null } } });
}

test('an owner without a car adds a branch, a car and a picture', async () => {
  mockFleet([]);
  server.use(handlerOf('listBranches', () => ({ status: 'success', branches: [] })));
  await openHome();
  const steps = within(await screen.findByRole('region', { name: 'Your first car in three steps' }));
  const links = steps.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/admin/branches?branch=new', '/admin/cars/new', '/admin/profile']);
  expect(steps.queryByTitle('done')).not.toBeInTheDocument();
});

test('the place that is there is ticked off', async () => {
  mockFleet([]);
  await openHome();
  expect(await screen.findByTitle('done')).toBeInTheDocument();
});

test('an owner with a car sees no first steps', async () => {
  const fleet = mockFleet([emptyCar]);
  await openHome();
  await waitFor(() => expect(fleet.asked).toHaveLength(1));
  await screen.findByRole('region', { name: /^Requests/ });
  expect(screen.queryByText('Your first car in three steps')).not.toBeInTheDocument();
});
