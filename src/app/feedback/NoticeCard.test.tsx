import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { serverMessage } from '#src/shared/i18n/message.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { modalClosed } from '#src/shared/store/modalsSlice.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

const plain = { tone: 'success', text: serverMessage('Saved.') } as const;
const withAction = {
  tone: 'success',
  text: serverMessage('Gone.'),
  action: { text: { key: 'common:favourite.undo' }, dispatches: modalClosed() },
} as const;

const long = { ...plain, isLong: true } as const;

async function show(notice: typeof plain | typeof withAction | typeof long) {
  const { store } = await renderRoute(paths.about, { noticeLifetime: 3_000 });
  jest.useFakeTimers({ doNotFake: [], advanceTimers: false });
  act(() => void store.dispatch(noticeShown(notice)));
}
const pass = (seconds: number) =>
  act(() => {
    jest.advanceTimersByTime(seconds * 1000);
  });

afterEach(() => {
  jest.useRealTimers();
});

test('a notice leaves after three seconds', async () => {
  await show(plain);
  pass(2.9);
  expect(screen.getByText('Saved.')).toBeInTheDocument();
  pass(0.2);
  expect(screen.queryByText('Saved.')).toBeNull();
});

test('one about much stays twenty', async () => {
  await show(long);
  pass(19.9);
  expect(screen.getByText('Saved.')).toBeInTheDocument();
  pass(0.2);
  expect(screen.queryByText('Saved.')).toBeNull();
});

test('one with an action stays twenty seconds, and for as long as the user moves there by keyboard', async () => {
  await show(withAction);
  pass(19);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  pass(19);
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  pass(60);
  expect(undo).toBeInTheDocument();
  act(() => undo.blur());
  pass(20.1);
  expect(screen.queryByText('Gone.')).toBeNull();
});
