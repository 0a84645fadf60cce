import { beforeAll, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { settleForms } from '#src/shared/store/drafts/unsavedSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';

const owner = sessionUser({ roles: ['owner'], client: null, owner: { id: 8, name: 'Giorgi' } });
const client = demoUsers['client@gza.test']!.user;
const prices = paths.adminCarPrices(fleet[0]!.id);

async function openPrices(hasHistory = false) {
  const view = await renderRoute(prices, { preloadedState: { auth: { current: owner } }, hasHistory });
  const base = await screen.findByLabelText('Base price per day', {}, { timeout: 20_000 });
  return { ...view, base };
}

async function nameField() {
  const name = await screen.findByLabelText('Name', {}, { timeout: 20_000 });
  await waitFor(() => expect(name).not.toHaveValue(''));
  return name;
}

async function openProfile(page?: Parameters<typeof renderRoute>[1]) {
  const view = await renderRoute(paths.profile, { preloadedState: { auth: { current: client } }, ...page });
  return { ...view, name: await nameField() };
}

const branches = () => screen.getAllByRole('link', { name: 'Branches' })[0]!;
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
const answer = async (name: 'Stay' | 'Leave') => within(await question()).getByRole('button', { name });
const isOver = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
/** Whether the browser would ask before it unloads the page. */
const asksBeforeUnload = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

/** As browsers do, and jsdom does not: the window calls its listeners in the order in which they were added. */
beforeAll(() => {
  const add = window.addEventListener.bind(window);
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => add(type, listener));
});

test('a link anywhere on the screen asks while something is unsaved; staying keeps the input, leaving follows the link', async () => {
  const { user, base } = await openPrices();
  await user.type(base, '1');
  const typed = base.getAttribute('value');
  // The browser itself does not follow it either.
  expect(fireEvent.click(branches())).toBe(false);
  await user.click(await answer('Stay'));
  await isOver();
  expect(screen.getByLabelText('Base price per day')).toHaveValue(typed);
  await user.click(branches());
  await user.click(await answer('Leave'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Branches' })).toBeVisible();
});

test('no question where nothing was typed', async () => {
  const { user } = await openPrices();
  expect(asksBeforeUnload()).toBe(false);
  await user.click(branches());
  expect(await screen.findByRole('heading', { level: 1, name: 'Branches' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('the way back asks; staying keeps address and input, leaving goes back', async () => {
  const { user } = await renderRoute(paths.favourites, {
    preloadedState: { auth: { current: client } },
    hasHistory: true,
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  await user.click((await screen.findAllByRole('link', { name: 'Profile' }))[0]!);
  const name = await nameField();
  await user.type(name, 'x');
  const typed = name.getAttribute('value');
  const address = window.location.href;

  await act(async () => window.history.back());
  await user.click(await answer('Stay'));
  await isOver();
  expect(window.location.href).toBe(address);
  expect(screen.getByLabelText('Name')).toHaveValue(typed);

  await act(async () => window.history.back());
  await user.click(await answer('Leave'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  expect(window.location.pathname).toBe(paths.favourites);
  // Nothing is typed there, so the next step does not ask.
  await act(async () => window.history.forward());
  expect(await screen.findByLabelText('Name')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('the way back out of a dialog closes it and leaves its page where it is', async () => {
  const { user } = await renderRoute(paths.about, { hasHistory: true });
  await user.click((await screen.findAllByRole('link', { name: 'Safety' }))[0]!);
  await waitFor(() => expect(window.location.pathname).toBe(paths.safety));
  await user.click((await screen.findAllByRole('button', { name: 'Log in' }))[0]!);
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
  await act(async () => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(window.location.pathname).toBe(paths.safety));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/safe/i);
  await act(async () => window.history.back());
  await waitFor(() => expect(window.location.pathname).toBe(paths.about));
});

test('the way back out of a dialog in which something was typed asks; leaving closes the dialog alone', async () => {
  const { user } = await renderRoute(paths.about, { hasHistory: true });
  await user.click((await screen.findAllByRole('link', { name: 'Safety' }))[0]!);
  await waitFor(() => expect(window.location.pathname).toBe(paths.safety));
  await user.click((await screen.findAllByRole('button', { name: 'Register' }))[0]!);
  const dialog = await screen.findByRole('dialog', { name: 'Registration' });
  await user.type(await within(dialog).findByLabelText('Name'), 'Ana');
  await act(async () => window.history.back());
  await user.click(await answer('Stay'));
  await isOver();
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Ana');
  await act(async () => window.history.back());
  await user.click(await answer('Leave'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.pathname).toBe(paths.safety);
});

test('a reload and closing the tab ask until it is saved; a reload by the app itself does not ask again', async () => {
  const { user, name, store } = await openProfile();
  expect(asksBeforeUnload()).toBe(false);
  await user.type(name, 'x');
  expect(asksBeforeUnload()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asksBeforeUnload()).toBe(false));
  await user.type(screen.getByLabelText('Name'), 'y');
  expect(asksBeforeUnload()).toBe(true);
  // In one go: such a reload does not wait for the screen.
  act(() => {
    store.dispatch(settleForms());
    expect(asksBeforeUnload()).toBe(false);
  });
});

test('a change of the language and a logout ask before anything is sent', async () => {
  const reload = jest.fn(() => Promise.resolve());
  const { user, name, store } = await openProfile({ page: { rememberLanguage: () => undefined, reload } });
  await user.type(name, 'x');
  await user.click(screen.getAllByRole('button', { name: 'RU, Русский' })[0]!);
  await user.click(await answer('Stay'));
  await isOver();
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getAllByRole('button', { name: 'Log out' })[0]!);
  await user.click(await answer('Stay'));
  await isOver();
  expect(store.getState().auth.current).not.toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Log out' })[0]!);
  await user.click(await answer('Leave'));
  await waitFor(() => expect(store.getState().auth.current).toBeNull());
});
