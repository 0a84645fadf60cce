import { act, fireEvent, screen, within } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { server } from '#mocks/server.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';
import type { Modal } from '#src/shared/store/modalsSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import type { canaries } from './canaries.ts';
import { makeRecorder } from './recorder.ts';

/** A form with secrets, and the steps a user takes in it. */
export interface SecretForm {
  readonly name: string;
  /** The secrets that are typed, chosen or shown. */
  readonly secrets: readonly (keyof typeof canaries)[];
  /** The sources that have its fields. */
  readonly files: readonly string[];
  readonly walk: () => Promise<unknown>;
}

/** What the store enhancer and the network saw. */
export const watched = { recorder: makeRecorder(), wire: '' };

export function watchForms(): void {
  watched.recorder = makeRecorder();
  watched.wire = '';
  const read = (message: Request | Response) => {
    void message
      .clone()
      .text()
      .then((text) => (watched.wire += text));
  };
  server.events.on('request:start', ({ request }) => read(request));
  server.events.on('response:mocked', ({ response }) => read(response));
}

export const done = { status: 'success' } as const;

type Place = Pick<typeof screen, 'getByLabelText' | 'getByRole'>;

export async function open(path: string, email: string | null = null) {
  const current = email === null ? null : (demoUsers[`${email}@gza.test`]?.user ?? null);
  const view = await renderRoute(path, {
    enhancers: [watched.recorder.enhancer],
    preloadedState: { auth: { current } },
  });
  return {
    ...view,
    type: (label: string, value: string, place: Place = screen) =>
      fireEvent.change(place.getByLabelText(label), { target: { value } }),
    press: (name: string | RegExp, place: Place = screen) => view.user.click(place.getByRole('button', { name })),
  };
}

export async function openModal(modal: Modal) {
  const view = await open('/about-us');
  act(() => {
    view.store.dispatch(modalOpened(modal));
  });
  const dialog = within(await screen.findByRole('dialog'));
  const type = (label: string, value: string) => view.type(label, value, dialog);
  return { ...view, dialog, type, press: (name: string) => view.press(name, dialog) };
}
