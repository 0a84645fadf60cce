import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { operationsUrl, spanOf } from './operationsFilters.ts';

function openAs(email: string, query = '') {
  setMockUser(email);
  const path = paths.adminOperations + query;
  return renderRoute(path, { preloadedState: { auth: { current: demoUsers[email]?.user ?? null } } });
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');

test('an owner sees each amount, the sums of all of them, and the files of just this selection', async () => {
  const { user } = await openAs('owner@gza.test');
  const table = within(await screen.findByRole('table', { name: 'Operations' }));
  const rows = table.getAllByRole('row');
  const refund = rows.find((row) => row.textContent?.includes('Refund'));
  expect(plain(refund?.textContent)).toMatch(/−160\.48 ₾24\.07 ₾−136\.41 ₾Ready/);
  const payout = rows.find((row) => row.textContent?.includes('To be sent'));
  expect(plain(payout?.textContent)).toMatch(/Payout——−376 ₾/);
  expect(plain(rows.at(-1)?.textContent)).toMatch(
    /Total of 6 amountspayouts and deposits in hand are not counted2,253\.44 ₾−238\.46 ₾2,014\.98 ₾663\.68 ₾ of it in cash/,
  );
  expect(table.getByRole('link', { name: 'GZA-100001' })).toHaveAttribute('href', '/admin/orders/1');
  const csv = screen.getByRole('link', { name: 'CSV' });
  expect(csv.getAttribute('href')).toMatch(/^\/api\/operations\.csv\?from=\d{4}-\d\d-01&to=/);
  expect(screen.getByRole('link', { name: /^Statement, / }).getAttribute('href')).toMatch(
    /^\/api\/operations\/statements\/\d{4}-\d\d\.pdf$/,
  );

  const figures = screen.getByLabelText('Figures');
  // Net against net of as many days before; what moved is summed in the table alone.
  expect(plain(figures.textContent)).toMatch(
    /^Earned, net1,880 ₾\+18% on .*Booked, net960 ₾agreed, not started yetHeld564\.13 ₾from orders that are not overPaid out600 ₾arrived in the chosen days/,
  );
  expect(figures).not.toHaveTextContent('2,253.44');

  await user.selectOptions(screen.getByLabelText('Kind'), 'Cash');
  await waitFor(() => expect(table.queryByText('Refund')).not.toBeInTheDocument());
  expect(csv.getAttribute('href')).toContain('&kind=cash');
  expect(screen.getByLabelText('Kind')).toHaveFocus();
  await user.selectOptions(screen.getByLabelText('Car'), 'Kia Picanto');
  expect(await screen.findByText('Nothing matches these filters.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show everything from this period' }));
  expect(await screen.findByRole('link', { name: 'GZA-100004' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Payouts' })).not.toBeInTheDocument();
});

test('branch, state and number filter list, sums and file alike, and are in the address', async () => {
  const { user } = await openAs('owner@gza.test');
  await screen.findByRole('table', { name: 'Operations' });
  const csv = screen.getByRole('link', { name: 'CSV' });
  await user.selectOptions(screen.getByLabelText('Branch'), 'Gza Batumi');
  expect(await screen.findByText('Total of 1 amount')).toBeVisible();
  expect(csv.getAttribute('href')).toContain('&branch_id=2');
  await waitFor(() => expect(screen.getByLabelText('Figures')).not.toHaveTextContent('Paid out'));
  await user.selectOptions(screen.getByLabelText('Branch'), 'Branch: all');
  await user.selectOptions(screen.getByLabelText('State'), 'Held');
  expect(await screen.findByText('Total of 1 amount')).toBeVisible();
  expect(csv.getAttribute('href')).toContain('&state=held');
  await user.selectOptions(screen.getByLabelText('State'), 'State: all');
  await user.type(screen.getByLabelText('Order or payout number'), '100002');
  expect(await screen.findByText('GZA-100002')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('GZA-100001')).not.toBeInTheDocument());
  expect(csv.getAttribute('href')).toContain('&q=100002');

  await user.selectOptions(screen.getByLabelText('Period'), 'Chosen days');
  expect(screen.getByLabelText('From')).toBeVisible();
});

test('an admin sends what is due in one file and records what the bank answered', async () => {
  const { user } = await openAs('admin@gza.test');
  const payouts = within(await screen.findByRole('region', { name: 'Payouts' }));
  expect(await payouts.findByText('P-100003')).toBeVisible();
  await user.click(payouts.getByRole('button', { name: 'File for the bank' }));
  const holds = within(await screen.findByRole('alertdialog', { name: 'Make the file for the bank?' }));
  expect(holds.getByText(/^1 payout, 376/)).toBeVisible();
  await user.click(holds.getByRole('button', { name: 'Make the file' }));
  // The file comes first: its payouts stay due until it is marked as sent.
  expect(await payouts.findByText(/1 payout, 376.*Not marked as sent yet/)).toBeVisible();
  expect(payouts.getByText('P-100003')).toBeVisible();
  expect(payouts.queryByRole('button', { name: 'File for the bank' })).not.toBeInTheDocument();
  const first = payouts.getByRole('link', { name: 'Download the file' });
  expect(first).toHaveAttribute('href', '/api/payouts/exports/2/pain.xml');
  await user.click(payouts.getByRole('button', { name: 'Take back' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, take it back' }));
  expect(await screen.findByText('The file was taken back. 1 payout is due again.')).toBeVisible();

  await user.click(await payouts.findByRole('button', { name: 'File for the bank' }));
  await user.click(await screen.findByRole('button', { name: 'Make the file' }));
  await user.click(await payouts.findByRole('button', { name: 'The bank has it' }));
  expect(await screen.findByText(/^1 payout, 376.*is marked as sent, and its owner sees that/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yes, mark as sent' }));
  expect(await screen.findByText(/^1 payout is marked as sent, 376/)).toBeVisible();
  expect(await payouts.findByText('No payout is due.')).toBeVisible();

  await user.click(payouts.getByRole('button', { name: 'Sent' }));
  const file = await payouts.findByRole('link', { name: 'Bank file, P-100003' });
  expect(file).toHaveAttribute('href', '/api/payouts/exports/2/pain.xml');
  await user.click(payouts.getByRole('button', { name: 'Came back, P-100003' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Did P-100003 come back?' }));
  await user.click(question.getByRole('button', { name: 'Yes, it came back' }));
  expect(await screen.findByText('The payout is marked as returned.')).toBeVisible();
  await waitFor(() => expect(payouts.queryByText('P-100003')).not.toBeInTheDocument());
  expect(screen.queryByRole('link', { name: /^Statement/ })).not.toBeInTheDocument();
});

test('an error of the server is shown in the dialog, and a list that failed to load can be retried', async () => {
  server.use(handlerOf('movePayout', () => refuse(409, 'PAYOUT_CHANGED', 'The payout has changed in the meantime.')));
  const { user } = await openAs('admin@gza.test');
  const payouts = within(await screen.findByRole('region', { name: 'Payouts' }));
  await user.click(payouts.getByRole('button', { name: 'Sent' }));
  await user.click(await payouts.findByRole('button', { name: 'Arrived, P-100002' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, it has arrived' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(await question.findByText('The payout has changed in the meantime.')).toBeVisible();
});

test('the address selects what is shown; an invalid one shows this month to date', () => {
  const read = (query: string) => {
    const { page, ...filters } = operationsUrl('2026-05-11').read(new URLSearchParams(query));
    expect(page).toBe(1);
    return filters;
  };
  expect(read('')).toEqual({ from: '2026-05-01', to: '2026-05-11' });
  expect(read('from=2026-02-30&to=2026-03-01')).toEqual({ from: '2026-05-01', to: '2026-05-11' });
  expect(read('from=2026-03-02&to=2026-03-01&kind=gift&car_id=x')).toEqual({ from: '2026-05-01', to: '2026-05-11' });
  expect(read('state=lost&branch_id=0&q=%20')).toEqual({ from: '2026-05-01', to: '2026-05-11' });
  expect(read('branch_id=4&state=held&q=100001')).toEqual({
    from: '2026-05-01',
    to: '2026-05-11',
    branch_id: 4,
    state: 'held',
    q: '100001',
  });
  expect(read('from=2026-01-01&to=2026-01-31&kind=cash&car_id=3&owner_id=2')).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
    kind: 'cash',
    car_id: 3,
    owner_id: 2,
  });
  expect(spanOf('lastMonth', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(spanOf('lastMonth', '2026-01-01')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  expect(spanOf('lastYear', '2026-01-01')).toEqual({ from: '2025-01-01', to: '2025-12-31' });
});
