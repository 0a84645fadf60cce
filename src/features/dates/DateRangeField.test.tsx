import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { makeServerClock } from '#src/shared/lib/serverClock.ts';
import type { ServerClock } from '#src/shared/lib/serverClock.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

jest.setTimeout(60_000);

beforeEach(() => {
  // Half past one at night on 21 November in Georgia, still the 20th in UTC.
  jest.useFakeTimers({
    now: Date.parse('2026-11-20T21:30:00Z'),
    doNotFake: [
      'setTimeout',
      'setInterval',
      'queueMicrotask',
      'setImmediate',
      'clearTimeout',
      'clearInterval',
      'clearImmediate',
      'nextTick',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
});

async function openCalendar(name: RegExp, address = '/search', clock?: ServerClock) {
  const view = await renderRoute(address, clock && { clock });
  await view.user.click(await screen.findByRole('button', { name: /^Place and dates/ }, { timeout: 20_000 }));
  await view.user.click(await screen.findByRole('button', { name }, { timeout: 20_000 }));
  const dialog = await screen.findByRole('dialog', { name: 'Pick-up and return' }, { timeout: 20_000 });
  await within(dialog).findByRole('grid', { name: 'November 2026' }, { timeout: 20_000 });
  return { ...view, dialog: within(dialog) };
}

test('days before today in Georgia are disabled', async () => {
  const { dialog } = await openCalendar(/^Pick-up/);
  expect(dialog.getByRole('button', { name: /20 November/ })).toBeDisabled();
  expect(dialog.getByRole('button', { name: 'Saturday, 21 November 2026, today' })).toBeEnabled();
});

test.each([1, -1])("a visitor whose clock is a day off (%d) gets the server's days", async (days) => {
  const server = Date.parse('2026-11-20T21:30:00Z');
  jest.setSystemTime(server + days * 24 * 60 * 60 * 1000);
  const { dialog, store } = await openCalendar(
    /^Pick-up/,
    '/search?from=2026-11-21T02:00&to=2026-11-23T10:00',
    makeServerClock(server),
  );
  expect(dialog.getByRole('button', { name: /20 November/ })).toBeDisabled();
  expect(dialog.getByRole('button', { name: /21 November/ })).toBeEnabled();
  // Past times of today are not offered; the dates in the URL are still to come.
  const times = within(dialog.getByRole('combobox', { name: 'Pick-up time' })).getAllByRole('option');
  expect(times[0]).toHaveTextContent('02:00');
  expect(store.getState().route.search).toMatchObject({ from: '2026-11-21T02:00' });
  expect(await screen.findByText(/^21–23 Nov · 3 days/)).toBeInTheDocument();
});

test('a range is chosen by keyboard with its times and written to the URL', async () => {
  const { user, dialog, store } = await openCalendar(/^Pick-up/);
  // Focused on opening, so that arrow keys work at once.
  await waitFor(() => expect(dialog.getByRole('button', { name: /21 November/ })).toHaveFocus());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(dialog.getByText(/Sat, 28 Nov → Choose the day of return/)).toBeInTheDocument();
  const start = dialog.getByRole('button', { name: 'Saturday, 28 November 2026, pick-up' });
  expect(start.closest('td')).toHaveClass('rdp-range_start');
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(dialog.getByText('2 days')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Monday, 30 November 2026, return' })).toBeInTheDocument();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Pick-up time' }), '09:30');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Search' }, { timeout: 20_000 }));
  await waitFor(() =>
    expect(store.getState().route.search).toEqual({ from: '2026-11-28T09:30', to: '2026-11-30T10:00' }),
  );
  expect(await screen.findByText('28–30 Nov · 2 days · prices include every fee')).toBeInTheDocument();
});
