import createCache from '@emotion/cache';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { actAsMockUser } from '#mocks/session.ts';
import { makeStore } from '#src/app/store.ts';
import type { KnownUser } from '#src/features/auth/authSlice.ts';
import { addTexts } from '#src/shared/i18n/addTexts.ts';
import { loadTexts } from '#src/shared/i18n/loadTexts.ts';
import { makeI18n } from '#src/shared/i18n/makeI18n.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { ReplayPage } from '../page/ReplayPage.tsx';

/** jsdom lays nothing out: the list has room for all of the trace. */
export function giveRoom(): void {
  for (const size of ['clientHeight', 'offsetHeight', 'clientWidth', 'offsetWidth'])
    Object.defineProperty(HTMLElement.prototype, size, { configurable: true, get: () => 600 });
  Object.assign(HTMLElement.prototype, { scrollTo: () => undefined });
}

const { user: admin } = demoUsers['admin@gza.test']!;

/** The page of a replay as its own start makes it, for an admin unless another user is given. */
export async function openReplay(address: string, current: KnownUser | null = admin) {
  window.history.replaceState(null, '', address);
  if (current !== null) actAsMockUser(admin);
  const store = makeStore({ preloadedState: { auth: { current } } });
  const texts = await makeI18n('en', await loadTexts('en', 'common'));
  await addTexts(Promise.resolve(texts), 'en', ['panel', 'support']);
  const styles = createCache({ key: 'css', container: document.createElement('div') });
  styles.sheet.insert = () => undefined;
  const view = render(<ReplayPage store={store} texts={texts} styles={styles} />);
  return { user: userEvent.setup(), ...view };
}

/** jsdom's files cannot be read. */
export function fileOf(content: unknown, name = 'orders.json'): File {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return Object.assign(new File([text], name, { type: 'application/json' }), { text: () => Promise.resolve(text) });
}

export async function openFile(content: unknown, address: string = paths.supportReplay) {
  const view = await openReplay(address);
  await view.user.upload(view.container.querySelector<HTMLInputElement>('input[type=file]')!, fileOf(content));
  return view;
}
