import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Branch } from '#contract/calls/branches.ts';
import { branches } from '#mocks/fixtures/branches.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse, refuseFields } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { selectNotices } from '#src/shared/store/noticesSlice.ts';
import { selectHasUnsavedForm } from '#src/shared/store/drafts/unsavedSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const owner = sessionUser({ roles: ['owner'], client: null, owner: { id: 8, name: 'Giorgi' } });
const open = (address: string = paths.adminBranches) =>
  renderRoute(address, { preloadedState: { auth: { current: owner } } });

/** A mock server with branches; collects the requests. */
function serveBranches(...first: readonly Branch[]) {
  const served = { branches: [...first], sent: [] as unknown[] };
  server.use(
    handlerOf('listBranches', () => ({ status: 'success', branches: served.branches })),
    handlerOf('createBranch', ({ body }) => {
      served.sent.push(body);
      const branch = { ...branches[1]!, id: 9, name: body.name };
      served.branches = [...served.branches, branch];
      return { status: 'success', branch };
    }),
    handlerOf('updateBranch', ({ params, body }) => {
      served.sent.push(body);
      const branch = served.branches.find(({ id }) => id === Number(params['id']))!;
      return { status: 'success', branch: { ...branch, name: body.name ?? branch.name } };
    }),
    handlerOf('deleteBranch', () => {
      served.branches = [];
      return undefined;
    }),
    handlerOf('listHandovers', ({ query }) => ({
      status: 'success',
      handovers: [query.get('date') ?? '']
        .filter((date) => date.endsWith('-08-05'))
        .map((date) => ({ order_id: 70, kind: 'return', at: `${date}T10:00`, client: 'Daniel M.' })),
    })),
  );
  return served;
}

test('an owner without a branch is invited to add one, which needs a name, a city and one address', async () => {
  const served = serveBranches();
  const { user, store } = await open();
  await user.click(await screen.findByRole('link', { name: 'Add a branch' }, { timeout: 20_000 }));
  await user.type(await screen.findByLabelText('Name'), 'Vake');
  await user.click(screen.getByLabelText('City'));
  await user.click(await screen.findByRole('option', { name: 'Batumi' }));
  await user.type(screen.getByLabelText('Address in English'), '47 Chavchavadze Avenue');
  await user.click(screen.getByRole('switch', { name: 'Saturday' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Opens on Saturday' }), '20:30');
  // The closing time moves with the opening time.
  expect(screen.getByRole('combobox', { name: 'Closes on Saturday' })).toHaveValue('21:00');
  await user.click(screen.getByRole('button', { name: 'Add the branch' }));
  await waitFor(() => expect(served.sent).toHaveLength(1));
  expect(served.sent[0]).toEqual({
    name: 'Vake',
    city_id: 2,
    addresses: { en: '47 Chavchavadze Avenue', ka: '', ru: '' },
    hours: [
      ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '20:00' })),
      { weekday: 6, from: '20:30', to: '21:00' },
    ],
    exceptions: [],
    lat: null,
    lng: null,
  });
  await waitFor(() => expect(selectNotices(store.getState())[0]?.text.key).toBe('branches:added'));
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
});

test('an exception lists the orders on its day before it is applied, and only changes are sent', async () => {
  const served = serveBranches(...branches);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add a day' }, { timeout: 20_000 }));
  const day = `${new Date().getUTCFullYear() + 1}-08-05`;
  await user.type(screen.getByLabelText('Day'), day);
  const found = await screen.findByRole('link', { name: 'Return: Daniel M., 10:00' });
  expect(found).toHaveAttribute('href', paths.adminOrder(70));
  expect(screen.getByText(/The order stays as it is/)).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Closed' }));
  // Open from ten to two, which includes the return.
  expect(screen.queryByText(/The order stays as it is/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(served.sent).toHaveLength(1));
  expect(served.sent[0]).toEqual({
    version: '1',
    exceptions: expect.arrayContaining([{ date: day, from: '10:00', to: '14:00', is_closed: false }]),
  });
});

test('a holiday is added from a suggestion and removed again', async () => {
  serveBranches(branches[1]!);
  const { user } = await open();
  const chips = () => screen.findAllByRole('button', { name: / · / }, { timeout: 20_000 });
  const [first] = await chips();
  const name = first?.textContent ?? '';
  await user.click(first!);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect((await chips()).map(({ textContent }) => textContent)).not.toContain(name);
  await user.click(screen.getByRole('button', { name: /^Change .*\d{4}$/ }));
  await user.click(screen.getByRole('button', { name: /^Remove .*\d{4}$/ }));
  expect((await chips())[0]?.textContent).toBe(name);
  // It is not being changed any more, so it does not come back with the next save.
  expect(screen.queryByLabelText('Day')).not.toBeInTheDocument();
});

test('a day that was not applied is saved with the branch, or asked about; never dropped', async () => {
  const served = serveBranches(branches[1]!);
  const { user, store } = await open();
  const [first, second] = await screen.findAllByRole('button', { name: / · / }, { timeout: 20_000 });
  await user.click(first!);
  expect(selectHasUnsavedForm(store.getState())).toBe(true);
  const dateOf = () => screen.getByLabelText<HTMLInputElement>('Day').value;
  const holiday = dateOf();
  // It does not replace the first.
  await user.click(second!);
  const next = dateOf();
  await user.click(screen.getByRole('switch', { name: 'Closed' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(served.sent).toHaveLength(1));
  expect(served.sent[0]).toEqual({
    version: '1',
    exceptions: expect.arrayContaining([
      { date: holiday, from: null, to: null, is_closed: true },
      { date: next, from: '10:00', to: '14:00', is_closed: false },
    ]),
  });
  await user.click(screen.getByRole('button', { name: 'Add a day' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose today or a later day.')).toBeVisible();
  expect(screen.getByLabelText('Day')).toHaveFocus();
  expect(served.sent).toHaveLength(1);
});

test('a branch that was changed elsewhere is not overwritten: both changes are shown, and saved at the second try', async () => {
  const served = serveBranches(branches[1]!);
  const sent: unknown[] = [];
  server.use(
    handlerOf('updateBranch', ({ body }) => {
      sent.push(body);
      const theirs = { ...branches[1]!, version: '2', name: 'Terminal' };
      served.branches = [theirs];
      if (body.version === '1') return refuse(409, 'BRANCH_CHANGED', 'This branch was changed elsewhere.');
      return { status: 'success', branch: theirs };
    }),
  );
  const { user } = await open();
  const address = await screen.findByLabelText('Address in English', {}, { timeout: 20_000 });
  await user.type(address, ' B');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This branch was changed elsewhere.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Terminal'));
  expect(address).toHaveValue('Arrivals, hall 2 B');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ version: '2', addresses: { en: 'Arrivals, hall 2 B', ka: '', ru: '' } });
});

test('an error of the server is shown under its field, and the input stays', async () => {
  serveBranches(...branches);
  server.use(handlerOf('updateBranch', () => refuseFields({ 'addresses.ru': 'Enter street and house.' })));
  const { user } = await open();
  const address = await screen.findByLabelText('Address in Russian', {}, { timeout: 20_000 });
  await user.type(address, 'х');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address).toHaveAccessibleDescription('Enter street and house.'));
  expect(address).toHaveValue('х');
  for (const weekday of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
    await user.click(screen.getByRole('switch', { name: weekday }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Set hours for at least one day.')).toBeVisible();
  // Opening another branch needs a confirmation.
  await user.click(screen.getByRole('link', { name: /^Airport/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Airport' })).toBeVisible();
});

test('a branch with cars cannot be deleted; an empty one can, after a confirmation', async () => {
  const served = serveBranches(...branches);
  const { user } = await open(`${paths.adminBranches}?branch=1`);
  expect(await screen.findByText(/^A branch with cars cannot be removed/, {}, { timeout: 20_000 })).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^Airport/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove the branch' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, remove' }));
  expect(await screen.findByRole('heading', { name: 'You have no branch yet' })).toBeVisible();
  expect(served.branches).toEqual([]);
});

test('a list that fails to load can be retried', async () => {
  server.use(handlerOf('listBranches', () => refuse(503, 'UNAVAILABLE', 'Busy.')));
  const { user } = await open();
  await screen.findByText('The branches could not be loaded.', {}, { timeout: 20_000 });
  serveBranches(...branches);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Vake' })).toBeVisible();
});
