import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';
import type { Modal } from '#src/shared/store/modalsSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

/** Opens a page with a dialog and observes its requests and the console. */
export async function openDialog(modal: Modal) {
  const page = { rememberLanguage: jest.fn(), reload: jest.fn((_address?: string) => Promise.resolve()) };
  const view = await renderRoute('/about-us', { page });
  act(() => {
    view.store.dispatch(modalOpened(modal));
  });
  const dialog = within(await screen.findByRole('dialog'));
  const field = (label: string) => dialog.getByLabelText(label);
  return {
    ...view,
    page,
    dialog,
    field,
    /** Fills the field at once, as a password manager does: typing key by key would dominate the time of a test. */
    type: (label: string, text: string): void => {
      fireEvent.change(field(label), { target: { value: text } });
    },
    press: (name: string) => view.user.click(dialog.getByRole('button', { name })),
  };
}
