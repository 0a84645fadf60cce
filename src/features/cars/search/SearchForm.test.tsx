import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderRoute } from '#src/testing/renderRoute.tsx';

jest.setTimeout(60_000);

const place = () => screen.findByRole('combobox', { name: 'Pick-up place' }, { timeout: 20_000 });

test('a city is found in any script and chosen by keyboard', async () => {
  const { user, store } = await renderRoute('/');
  await user.click(await place());
  expect(await screen.findByRole('option', { name: 'Batumi' })).toBeInTheDocument();
  await user.keyboard('ბათ');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Batumi']);
  await user.keyboard('{Enter}');
  expect(await place()).toHaveValue('Batumi');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(
    () => expect(store.getState().route).toMatchObject({ pattern: '/search', search: { city_id: '2' } }),
    undefined,
  );
});

test('Escape closes the list and leaves the city unchanged', async () => {
  const { user } = await renderRoute('/');
  await user.click(await place());
  await user.keyboard('xyz');
  expect(screen.getByText('No such city')).toBeInTheDocument();
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
