import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { act } from 'react';
import { server } from '#mocks/server.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { selectCurrency } from './currencySlice.ts';

/** Opens the menu by the keyboard. */
async function openMenu(user: UserEvent, name = 'More currencies') {
  const button = screen.getByRole('button', { name });
  act(() => button.focus());
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: 'Currency' });
  return { menu: within(menu), button };
}

test('the menu has all currencies, is left and chosen from by keys, and the choice is seen on the switch', async () => {
  const { user, store } = await renderRoute(paths.terms);
  const { menu, button } = await openMenu(user);
  expect(menu.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
    'USDUS dollar',
    'GELGeorgian lari',
    'EUREuro',
    'RUBRussian rouble',
    'TRYTurkish lira',
    'ILSIsraeli shekel',
  ]);
  expect(menu.getByRole('menuitemradio', { checked: true })).toHaveFocus();
  expect(menu.getByRole('menuitemradio', { checked: true })).toHaveTextContent('USD');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(button).toHaveFocus();
  expect(selectCurrency(store.getState())).toBe('usd');

  await openMenu(user);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(selectCurrency(store.getState())).toBe('eur');
  // Neither of the two is pressed; the third place has the code.
  expect(screen.queryByRole('button', { pressed: true, name: /USD|GEL/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'EUR More currencies' })).toHaveTextContent('EUR');

  const again = await openMenu(user, 'EUR More currencies');
  expect(again.menu.getByRole('menuitemradio', { checked: true })).toHaveTextContent('EUR');
  await user.click(again.menu.getByRole('menuitemradio', { name: /GEL/ }));
  expect(selectCurrency(store.getState())).toBe('gel');
  expect(screen.getByRole('button', { name: 'GEL', pressed: true, hidden: true })).toBeInTheDocument();
});

test('sums follow the chosen currency; one without a rate is shown in GEL, and the others go on', async () => {
  const rates = [
    { code: 'usd', gel_per_unit: 2.72, valid_from: '2026-11-20', is_stale: false },
    { code: 'ils', gel_per_unit: 0.83117, valid_from: '2026-11-20', is_stale: false },
  ];
  server.use(http.get('*/api/currency', () => HttpResponse.json({ status: 'success', rates })));
  const { user } = await renderRoute(paths.home);
  expect(await screen.findAllByText(/^≈\s\$\d/)).not.toHaveLength(0);
  const choose = async (from: string, code: RegExp) => {
    const { menu } = await openMenu(user, from);
    await user.click(menu.getByRole('menuitemradio', { name: code }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  };
  await choose('More currencies', /ILS/);
  const [shekels] = await screen.findAllByText(/^≈\s₪\d/);
  expect(shekels).toHaveAttribute('title', expect.stringMatching(/^Approximate: 10 ILS = 8\.31\s₾, /));
  await choose('ILS More currencies', /RUB/);
  const [lari] = await screen.findAllByText(/^[\d.,]+\s₾$/);
  expect(lari).toBeVisible();
  expect(lari).not.toHaveAttribute('data-pending');
  expect(screen.queryByText(/₪|₽/)).toBeNull();
});
