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

/** Answers of a car other than its own. */
const answerFor = (answers: Readonly<Record<string, () => Response | null>>) =>
  server.use(handlerOf('getCar', (request) => answers[request.params['id'] ?? '']?.() ?? carMocks.getCar(request)));
const gone = () => refuse(404, 'NOT_FOUND', 'Gone.');

test('a car that is rented out no more is said, with nothing to try again; the others stay', async () => {
  answerFor({ 1: gone });
  await renderRoute('/compare?ids=1,2');
  expect(await screen.findByText('1 of these cars is no longer for rent.', {}, slow)).toBeVisible();
  expect(await screen.findByRole('columnheader')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('where all cars are gone there is a way on', async () => {
  answerFor({ 1: gone, 2: gone });
  await renderRoute('/compare?ids=1,2');
  expect(await screen.findByText('2 of these cars are no longer for rent.', {}, slow)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Find a car' })).toHaveAttribute('href', '/search');
});

test('a car that could not be loaded is still compared after another is taken out', async () => {
  let isDown = true;
  answerFor({
    1: () => (isDown ? refuse(503, 'UNAVAILABLE', 'Starting.') : null),
  });
  const { user } = await renderRoute('/compare?ids=1,2,3');
  expect(await screen.findByText('1 car could not be loaded.', {}, slow)).toBeVisible();
  await user.click(await screen.findByRole('link', { name: `Remove ${nameOf(2)}` }));
  isDown = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: `Remove ${nameOf(1)}` })).toBeVisible();
});

test('without cars it says how to choose some', async () => {
  await renderRoute('/compare?ids=x');
  expect(await screen.findByText('Nothing to compare yet', {}, slow)).toBeVisible();
});
