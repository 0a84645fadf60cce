import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { mockFleet, wholeCar } from '../testing/mockFleet.ts';

beforeEach(() => {
  setMockUser('owner@gza.test');
  window.history.replaceState(null, '', '/');
});

const open = (id: number) =>
  renderRoute(paths.adminCar(id), {
    preloadedState: { auth: { current: demoUsers['owner@gza.test']!.user } },
  });

test('two people edit one car: each sees what the other changed, and nothing is overwritten', async () => {
  const kept = mockFleet([wholeCar]);
  const { user } = await open(7);
  const price = await screen.findByLabelText('Per day');
  kept.elsewhere(7, { price_per_day: 12_000, doors: 4 });
  await user.clear(price);
  await user.type(price, '110');
  await user.type(screen.getByLabelText('Plate'), 'AA-1');
  await user.tab();
  expect(await screen.findByText('Meanwhile Nino changed: Doors, Per day.')).toBeVisible();
  expect(price).toHaveValue('110');
  expect(screen.getByLabelText('Doors')).toHaveValue('4');
  await waitFor(() => expect(kept.of(7).plate).toBe('AA-1'));
  expect(kept.of(7).price_per_day).toBe(12_000);
  const choice = within(screen.getByRole('group', { name: 'Changed elsewhere: Per day' }));
  expect(choice.getByText(/Saved elsewhere: 120\s₾/)).toBeVisible();
  await user.click(choice.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(kept.of(7).price_per_day).toBe(11_000));
  expect(kept.of(7).doors).toBe(4);
});

test('whoever takes what the other wrote sends nothing over it', async () => {
  const kept = mockFleet([wholeCar]);
  const { user } = await open(7);
  const price = await screen.findByLabelText('Per day');
  kept.elsewhere(7, { price_per_day: 12_000 });
  await user.clear(price);
  await user.type(price, '110');
  await user.tab();
  const choice = within(await screen.findByRole('group', { name: 'Changed elsewhere: Per day' }));
  await user.click(choice.getByRole('button', { name: 'Take theirs' }));
  expect(price).toHaveValue('120');
  expect(screen.queryByRole('group', { name: 'Changed elsewhere: Per day' })).not.toBeInTheDocument();
  expect(kept.patches).toEqual([]);
});

test('what cannot be read is not replaced by what the other wrote', async () => {
  const kept = mockFleet([wholeCar]);
  const { user } = await open(7);
  const price = await screen.findByLabelText('Per day');
  kept.elsewhere(7, { price_per_day: 12_000 });
  await user.clear(price);
  await user.type(price, 'a lot');
  await user.type(screen.getByLabelText('Plate'), 'AA-1');
  await user.tab();
  const choice = within(await screen.findByRole('group', { name: 'Changed elsewhere: Per day' }));
  expect(price).toHaveValue('a lot');
  await user.click(choice.getByRole('button', { name: 'Take theirs' }));
  expect(price).toHaveValue('120');
  await waitFor(() => expect(kept.of(7).plate).toBe('AA-1'));
});

test('what the server makes of a plate is shown: it is not sent again and not taken for the change of somebody else', async () => {
  const kept = mockFleet([wholeCar]);
  const { user } = await open(7);
  const plate = await screen.findByLabelText('Plate');
  await user.type(plate, 'ge-718-kv');
  await user.tab();
  await waitFor(() => expect(plate).toHaveValue('GE-718-KV'));
  kept.elsewhere(7, { doors: 4 });
  fireEvent.change(screen.getByLabelText('Seats'), { target: { value: '4' } });
  await user.click(plate);
  await user.tab();
  expect(await screen.findByText('Meanwhile Nino changed: Doors.')).toBeVisible();
  await waitFor(() => expect(kept.of(7)).toMatchObject({ plate: 'GE-718-KV', doors: 4, seats: 4 }));
  expect(kept.patches).toEqual([
    { plate: 'ge-718-kv', version: 3 },
    { seats: 4, version: 5 },
  ]);
});

test('what is typed while a save is on its way goes after it, whatever the server made of what was sent', async () => {
  const kept = mockFleet([wholeCar]);
  const { user } = await open(7);
  const plate = await screen.findByLabelText('Plate');
  const answered = Promise.withResolvers<void>();
  let asked = 0;
  server.use(
    // Without an answer of its own, what keeps the cars answers.
    http.patch('*/api/fleet/cars/7', async () => {
      asked += 1;
      await answered.promise;
    }),
  );
  await user.type(plate, 'ge');
  await user.tab();
  await waitFor(() => expect(asked).toBe(1));
  await user.type(plate, '-7');
  answered.resolve();
  await user.tab();
  await waitFor(() => expect(plate).toHaveValue('GE-7'));
  expect(kept.patches).toEqual([
    { plate: 'ge', version: 3 },
    { plate: 'ge-7', version: 4 },
  ]);
  expect(screen.queryByRole('group', { name: 'Changed elsewhere: Plate' })).not.toBeInTheDocument();
});
