import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { emptyCar, mockFleet, wholeCar } from '../testing/mockFleet.ts';

const asOwner = { preloadedState: { auth: { current: demoUsers['owner@gza.test']!.user } } };
const open = (query = '') => renderRoute(`${paths.adminCars}${query}`, asOwner);
const draft = { ...emptyCar, id: 8, plate: 'BB-2' };

beforeEach(() => setMockUser('owner@gza.test'));

test('the list shows occupancy and status, and what a draft still lacks', async () => {
  mockFleet([{ ...wholeCar, plate: 'AA-1' }, draft]);
  await open();
  const table = within(await screen.findByRole('table', { name: 'Cars' }));
  const [, first, second] = table.getAllByRole('row');
  expect(within(first!).getByRole('link', { name: 'Toyota Prius' })).toHaveAttribute('href', '/admin/cars/7');
  expect(within(first!).getByText('40%')).toBeVisible();
  expect(within(first!).getByText('Active')).toBeVisible();
  expect(within(second!).getByText('3 of 7 sections')).toBeVisible();
  expect(within(second!).getByText('Brand, Model, Year, and 8 more')).toBeVisible();
  expect(screen.getByText(/^2 cars/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Drafts 1' })).toHaveAttribute('href', '/admin/cars?status=draft');
});

test('on a phone, what a draft lacks is not called its next rental', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') });
  try {
    mockFleet([{ ...wholeCar, plate: 'AA-1' }, draft]);
    await open();
    const [first, second] = within(await screen.findByRole('list', { name: 'Cars' })).getAllByRole('listitem');
    expect(within(first!).getByText('Next rental')).toBeVisible();
    expect(within(second!).queryByText('Next rental')).toBeNull();
    expect(within(second!).getByText('Before you publish').nextSibling).toHaveTextContent('3 of 7 sections');
  } finally {
    window.matchMedia = wide;
  }
});

test('/ focuses the search, which is stored in the URL, and filters without results can be removed', async () => {
  const served = mockFleet([{ ...wholeCar, plate: 'AA-1' }]);
  const { user } = await open('?status=active');
  await screen.findByRole('table');
  await user.keyboard('/');
  const search = screen.getByRole('searchbox', { name: 'Name, plate or number' });
  expect(search).toHaveFocus();
  await user.keyboard('ZZ');
  expect(await screen.findByText('No cars match')).toBeVisible();
  expect(Object.fromEntries(served.asked.at(-1) ?? [])).toMatchObject({ q: 'ZZ', status: 'active' });
  expect(screen.getByRole('link', { name: 'Drop Active' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Drop “ZZ”' }));
  expect(await screen.findByRole('table')).toBeVisible();
  expect(search).toHaveValue('');
});

test('headers sort, filters narrow, and both are sent to the server', async () => {
  const served = mockFleet([wholeCar]);
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: 'Per day' }));
  await waitFor(() => expect(served.asked.at(-1)?.get('sort')).toBe('price'));
  expect(await screen.findByRole('columnheader', { name: 'Per day' })).toHaveAttribute('aria-sort', 'descending');
  await user.selectOptions(screen.getByLabelText('Next 7 days'), 'free');
  await waitFor(() => expect(served.asked.at(-1)?.get('week')).toBe('free'));
  expect(served.asked.at(-1)?.get('sort')).toBe('price');
});

test('arrows move between rows, Space selects, Enter opens', async () => {
  mockFleet([wholeCar, draft]);
  const { user } = await open();
  const first = await screen.findByRole('checkbox', { name: 'Select Toyota Prius' });
  act(() => first.focus());
  await user.keyboard(' {ArrowDown}');
  expect(first).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select New car' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(first).toHaveFocus();
  expect(screen.getByText('1 selected')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Toyota Prius' })).toBeVisible();
});

test('a car is paused, copied and deleted by its menu; one with orders cannot be deleted', async () => {
  const served = mockFleet([wholeCar]);
  server.use(
    handlerOf('deleteFleetCar', () => refuse(409, 'CAR_HAS_ORDERS', 'This car was ordered. Pause it instead.')),
    handlerOf('copyFleetCar', () => ({ status: 'success', car: { ...wholeCar, id: 9, status: 'draft' } })),
  );
  const { user } = await open();
  const menu = await screen.findByRole('button', { name: 'Actions for Toyota Prius' });
  await user.click(menu);
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Delete Toyota Prius?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await question.findByText('This car was ordered. Pause it instead.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(menu);
  await user.click(screen.getByRole('menuitem', { name: 'Pause' }));
  expect(await screen.findByText('Toyota Prius: paused. Orders stay as they are.')).toBeVisible();
  expect(served.of(7).status).toBe('inactive');
  served.cars.set(9, { ...wholeCar, id: 9, status: 'draft' });
  await user.click(menu);
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible();
});

test('an owner without cars is invited to add one', async () => {
  mockFleet([]);
  await open();
  expect(await screen.findByRole('heading', { name: 'Your first car starts here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add a car' })).toHaveAttribute('href', '/admin/cars/new');
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

test('a list that fails to load can be retried', async () => {
  server.use(handlerOf('listFleetCars', () => refuse(503, 'UNAVAILABLE', 'The service is busy.')));
  const { user } = await open();
  expect(await screen.findByText('The cars could not be loaded.')).toBeVisible();
  server.resetHandlers();
  mockFleet([wholeCar]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});
