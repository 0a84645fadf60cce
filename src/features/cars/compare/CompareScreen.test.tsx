import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { cardOf } from '#mocks/fixtures/cars/cards.ts';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { carMocks } from '#mocks/handlers/cars/cars.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

const slow = { timeout: 20_000 };
const nameOf = (id: number) => {
  const { brand, model } = cardOf(fleet.find((one) => one.id === id)!);
  return `${brand} ${model}`;
};

test('four cars stand side by side in the order of the address, each with its facts, and one is taken out', async () => {
  const { user } = await renderRoute('/compare?ids=3,1,2,4,5');
  const region = await screen.findByRole('region', { name: 'Cars side by side' }, slow);
  expect(region).toHaveAttribute('tabindex', '0');
  const heads = () =>
    within(region)
      .getAllByRole('columnheader')
      .map((head) => within(head).getAllByRole('link')[0]!.textContent);
  expect(heads()).toEqual([3, 1, 2, 4].map(nameOf));
  for (const fact of ['Price per day', 'Seats and doors', 'Fuel', 'Climate control', 'Colour']) {
    const row = within(region).getByRole('row', { name: new RegExp(`^${fact}`) });
    const cells = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells).toHaveLength(4);
    expect(cells.every((text) => text !== '')).toBe(true);
  }
  await user.click(within(region).getByRole('link', { name: `Remove ${nameOf(1)}` }));
  await waitFor(() => expect(heads()).toEqual([3, 2, 4].map(nameOf)));
});

test('a car that is rented out no more is said, the others stay', async () => {
  const isGone = (id: string | undefined) => id === '1';
  server.use(
    handlerOf('getCar', (request) =>
      isGone(request.params['id']) ? refuse(404, 'NOT_FOUND', 'Gone.') : carMocks.getCar(request),
    ),
  );
  await renderRoute('/compare?ids=1,2');
  expect(await screen.findByText(/^1 car could not be loaded/, {}, slow)).toBeVisible();
  expect(screen.getAllByRole('columnheader')).toHaveLength(1);
});

test('without cars it says how to choose some', async () => {
  await renderRoute('/compare?ids=x');
  expect(await screen.findByText('Nothing to compare yet', {}, slow)).toBeVisible();
});
