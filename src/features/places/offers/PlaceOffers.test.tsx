import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { OfferedPlace } from '#contract/calls/places.ts';
import { branches } from '#mocks/fixtures/branches.ts';
import { offeredPlaces } from '#mocks/fixtures/places/places.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuseFields } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const owner = sessionUser({ roles: ['owner'], client: null, owner: { id: 8, name: 'Giorgi' } });

test('an owner offers an airport, changes its price, and withdraws it', async () => {
  let places: OfferedPlace[] = [...offeredPlaces];
  const sent: unknown[] = [];
  server.use(
    handlerOf('listBranches', () => ({ status: 'success', branches: [...branches] })),
    handlerOf('listOfferedPlaces', () => ({ status: 'success', places })),
    handlerOf('offerPlace', ({ body }) => {
      sent.push(body);
      if (body.target_id === 0) return refuseFields({ target_id: 'Please choose an airport from the list.' });
      const place = { ...body, id: 9, name: 'Batumi Airport' };
      places = [...places, place];
      return { status: 'success', place };
    }),
    handlerOf('changePlace', ({ params, body }) => {
      sent.push(body);
      places = places.map((place) =>
        place.id === Number(params['id']) ? { ...place, price: body.price ?? place.price } : place,
      );
      return { status: 'success', place: places[0]! };
    }),
    handlerOf('removePlace', ({ params }) => {
      places = places.filter(({ id }) => id !== Number(params['id']));
      return undefined;
    }),
  );
  const { user } = await renderRoute(paths.adminBranches, { preloadedState: { auth: { current: owner } } });
  const block = within(await screen.findByRole('region', { name: 'Airports, addresses and other places' }));
  await user.click(await block.findByRole('button', { name: 'Add a place' }));
  await user.click(block.getByRole('button', { name: 'Save the place' }));
  expect(await block.findByText('Please choose an airport from the list.')).toBeVisible();
  // A place that is offered already cannot be chosen again.
  const which = block.getByRole('combobox', { name: 'Which' });
  expect(within(which).queryByRole('option', { name: 'Tbilisi Airport' })).toBeNull();
  await user.selectOptions(which, '3');
  expect(block.getByRole('textbox', { name: 'Price each way, ₾' })).toHaveValue('');
  await user.type(block.getByRole('textbox', { name: 'Price each way, ₾' }), '80,5');
  await user.selectOptions(block.getByRole('combobox', { name: 'Hours' }), 'byDay');
  await user.click(block.getByRole('button', { name: 'Save the place' }));
  expect(await block.findByText('Batumi Airport')).toBeVisible();
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', to: '22:00' }));
  expect(sent.at(-1)).toEqual({ kind: 'airport', target_id: 3, price: 8_050, hours: everyDay, notice_hours: 3 });

  await user.click(block.getByRole('button', { name: 'Change Tbilisi Airport' }));
  await user.clear(block.getByRole('textbox', { name: 'Price each way, ₾' }));
  await user.type(block.getByRole('textbox', { name: 'Price each way, ₾' }), '0');
  await user.click(block.getByRole('button', { name: 'Save the place' }));
  expect(await block.findByText(/^Free · 24 hours$/)).toBeVisible();
  expect(sent.at(-1)).toEqual({ price: 0, hours: null, notice_hours: 3 });

  await user.click(block.getByRole('button', { name: 'Remove Tbilisi Airport' }));
  await waitFor(() => expect(block.queryByText('Tbilisi Airport')).toBeNull());
});
