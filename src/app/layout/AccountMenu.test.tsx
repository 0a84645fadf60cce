import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { handlerOf } from '#mocks/handlerOf.ts';
import { server } from '#mocks/server.ts';
import { pictureChanged, selectUser } from '#src/features/auth/authSlice.ts';
import { loadTexts } from '#src/shared/i18n/loadTexts.ts';
import { makeI18n } from '#src/shared/i18n/makeI18n.ts';
import { sessionUser } from '#src/testing/sessionUser.ts';
import { makeStore } from '../store.ts';
import { ThemeRoot } from '../theme/ThemeRoot.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const client = sessionUser();
const owner = sessionUser({ roles: ['owner'], client: null, owner: { id: 8, name: 'Tbilisi Drive LLC' } });

/** Somebody who still has to show documents. */
const noDocuments = () =>
  server.use(
    handlerOf('listVerificationImages', () => ({
      status: 'success',
      verification_images: [],
      verification_status: 'not_verified',
    })),
  );

async function openHeader(current = client) {
  noDocuments();
  const store = makeStore({ preloadedState: { auth: { current } } });
  const texts = await makeI18n('en', await loadTexts('en', 'common'));
  render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <ThemeRoot>
          <MemoryRouter>
            <AccountMenu />
            <button type="button">elsewhere</button>
          </MemoryRouter>
        </ThemeRoot>
      </I18nextProvider>
    </Provider>,
  );
  return { store, user: userEvent.setup({ delay: null }) };
}

/** The pages; the verified button comes later and says how far the verification is. */
const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
    .filter(([, href]) => href !== '/verification');

test('a client has pages of their own', async () => {
  const { user } = await openHeader();
  await user.click(screen.getByRole('button', { name: /Nino/ }));
  expect(await screen.findByRole('link', { name: 'Get verified' })).toHaveAttribute('href', '/verification');
  expect(links()).toEqual([
    ['Profile', '/profile'],
    ['Change password', '/changepw'],
    ['Orders', '/orders'],
    ['Favourites', '/favourites'],
  ]);
});

test('everybody else has the control panel', async () => {
  const { user } = await openHeader(owner);
  await user.click(screen.getByRole('button', { name: /Tbilisi Drive LLC/ }));
  expect(links()).toEqual([['Control panel', '/admin/home']]);
});

test('a mouse opens it by coming and closes it by leaving; a click keeps it', async () => {
  const { user } = await openHeader();
  const opener = screen.getByRole('button', { name: /Nino/ });
  await user.hover(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await user.unhover(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener);
  await user.unhover(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('button', { name: 'elsewhere' }));
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('keys open it, go through it and close it', async () => {
  const { user } = await openHeader();
  const opener = screen.getByRole('button', { name: /Nino/ });
  await user.tab();
  await user.keyboard('{ArrowDown}');
  const verified = await screen.findByRole('link', { name: 'Get verified' });
  await user.keyboard('{ArrowDown}');
  expect(verified).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(opener).toHaveFocus();
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('it logs out', async () => {
  const { store, user } = await openHeader();
  await user.click(screen.getByRole('button', { name: /Nino/ }));
  const ended = new Promise<void>((resolve) => {
    store.subscribe(() => selectUser(store.getState()) ?? resolve());
  });
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await ended;
});

test('the picture in the header follows the one of the profile', async () => {
  const { store } = await openHeader();
  expect(document.querySelector('img')).toBeNull();
  act(() => void store.dispatch(pictureChanged('/nino.webp')));
  expect(document.querySelector('img')).toHaveAttribute('src', '/nino.webp');
});
