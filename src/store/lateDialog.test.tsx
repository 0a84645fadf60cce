import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '#src/app/store.ts';
import { makePart } from '#src/lib/chunks/makePart.ts';
import { usePart } from '#src/lib/chunks/usePart.ts';
import { lateDialog } from './lateDialog.ts';
import { selectNotices } from './noticesSlice.ts';

interface Props {
  readonly isOpen?: boolean;
  readonly onClose: () => void;
}

const Window = ({ isOpen = true }: Props) => <p>{isOpen ? 'open' : 'closed'}</p>;
const fetching = () => jest.fn<() => Promise<ComponentType<Props>>>();

afterEach(() => {
  jest.restoreAllMocks();
});

function draw(Dialog: ReturnType<typeof lateDialog<Props>>) {
  const store = makeStore();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'asked' : 'not asked'}</button>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  }
  render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  return { store, press: () => act(async () => screen.getByRole('button').click()) };
}

test('its code comes with the first opening, and it stays to slide out', async () => {
  const fetchCode = fetching().mockResolvedValue(Window);
  const { press } = draw(lateDialog(fetchCode));
  expect(fetchCode).not.toHaveBeenCalled();
  await press();
  expect(screen.getByText('open')).toBeVisible();
  await press();
  expect(screen.getByText('closed')).toBeVisible();
  await press();
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

test('prefetched code is not drawn before it is opened', async () => {
  const Dialog = lateDialog(fetching().mockResolvedValue(Window));
  await act(async () => Dialog.prefetch());
  const { press } = draw(Dialog);
  expect(screen.queryByText('closed')).toBeNull();
  await press();
  expect(screen.getByText('open')).toBeVisible();
});

test('code that cannot be had closes it with a notice, and the next press asks again', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  const fetchCode = fetching().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(Window);
  const { store, press } = draw(lateDialog(fetchCode));
  await press();
  expect(screen.getByText('not asked')).toBeVisible();
  expect(selectNotices(store.getState())).toEqual([
    { id: 'lateDialog', tone: 'error', text: { key: 'common:failure.chunk.text' } },
  ]);
  await press();
  expect(screen.getByText('open')).toBeVisible();
});

test('a part that cannot be had is asked for again when the network is back', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  const part = makePart(
    jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('code'),
  );
  function Shown() {
    const { value, hasFailed } = usePart(part);
    return <p>{hasFailed ? 'failed' : value}</p>;
  }
  render(<Shown />);
  expect(await screen.findByText('failed')).toBeVisible();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('code')).toBeVisible();
});
