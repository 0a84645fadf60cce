import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { server } from '#mocks/server.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

jest.setTimeout(60_000);

const place = () => screen.findByRole('combobox', { name: 'Pick-up place' }, { timeout: 20_000 });

const optionNames = () => screen.getAllByRole('option').map((option) => option.textContent);

test('a city is found in any script, chosen by keyboard and offered first the next time', async () => {
  const { user, store } = await renderRoute('/');
  await user.click(await place());
  expect(await screen.findByRole('option', { name: 'Batumi' })).toBeInTheDocument();
  await user.keyboard('ბათ');
  await waitFor(() => expect(optionNames()).toEqual(['Batumi', 'Batumi Airport', 'Old Batumi Batumi']));
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(await place()).toHaveValue('Batumi');
  await user.click(await place());
  await waitFor(() => expect(optionNames().slice(0, 3)).toEqual(['Batumi', 'All of Georgia', 'Tbilisi']));
  expect(await place()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(
    () => expect(store.getState().route).toMatchObject({ pattern: '/search', search: { city_id: '2' } }),
    undefined,
  );
});

test('an airport is found with typing errors and is where the car is had and given back', async () => {
  const { user, store } = await renderRoute('/');
  await user.click(await place());
  await user.keyboard('arport');
  await user.click(await screen.findByRole('option', { name: 'Tbilisi Airport' }));
  expect(await place()).toHaveValue('Tbilisi Airport');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(store.getState().route.search).toEqual({ pick_up: 'airport-1', drop_off: 'airport-1' }));
});

test('a district is searched for, said in the chips and dropped there', async () => {
  const { user, store } = await renderRoute('/search?district_id=1');
  await user.click(await screen.findByRole('button', { name: 'Remove Near Vake or delivered there' }));
  await waitFor(() => expect(store.getState().route.search).toEqual({}));
});

test('without the server the page finds what it knows', async () => {
  server.use(http.get('*/api/places/search', () => new HttpResponse(null, { status: 500 })));
  const { user } = await renderRoute('/');
  await user.click(await place());
  await user.keyboard('vak');
  expect(await screen.findByRole('option', { name: 'Vake Tbilisi' })).toBeInTheDocument();
});

test('Escape closes the list and leaves the city unchanged', async () => {
  const { user } = await renderRoute('/');
  await user.click(await place());
  await user.keyboard('xyz');
  expect(await screen.findByText('No such place')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(await place()).toHaveValue('');
});

test('the form in the header preserves the other filters', async () => {
  const { user, store } = await renderRoute('/search?fuel=petrol&city_id=1');
  await user.click(await screen.findByRole('button', { name: /^Place and dates.*Tbilisi.*Any dates$/ }));
  await user.click(await place());
  await user.click(await screen.findByRole('option', { name: 'All of Georgia' }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(store.getState().route.search).toEqual({ fuel: 'petrol' }));
});
