import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Component, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '#src/app/store.ts';
import { lazyWithRetry } from '#src/shared/lib/chunks/lazyWithRetry.ts';
import { Optional } from '#src/shared/ui/states/Optional.tsx';
import { lazyDialog } from './lazyDialog.ts';
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

function draw(Dialog: ReturnType<typeof lazyDialog<Props>>) {
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
  const { press } = draw(lazyDialog(fetchCode));
  expect(fetchCode).not.toHaveBeenCalled();
  await press();
  expect(screen.getByText('open')).toBeVisible();
  await press();
  expect(screen.getByText('closed')).toBeVisible();
  await press();
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

test('prefetched code is not rendered before it is opened', async () => {
  const Dialog = lazyDialog(fetching().mockResolvedValue(Window));
  await act(async () => Dialog.prefetch());
  const { press } = draw(Dialog);
  expect(screen.queryByText('closed')).toBeNull();
  await press();
  expect(screen.getByText('open')).toBeVisible();
});

test('code that cannot be loaded closes it with a toast, and the next press tries again', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(console, 'error').mockReturnValue();
  const fetchCode = fetching().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(Window);
  const { store, press } = draw(lazyDialog(fetchCode));
  await press();
  expect(screen.getByText('not asked')).toBeVisible();
  expect(selectNotices(store.getState())).toEqual([
    { id: 'lazyDialog', tone: 'error', text: { key: 'common:failure.chunk.text' } },
  ]);
  await press();
  expect(screen.getByText('open')).toBeVisible();
});

test('a part that cannot be loaded is requested again when the network is back', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(console, 'error').mockReturnValue();
  const Part = lazyWithRetry(fetching().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(Window));
  await act(async () => {
    render(
      <Optional failed={() => <p>failed</p>}>
        <Part onClose={() => undefined} />
      </Optional>,
    );
  });
  expect(screen.getByText('failed')).toBeVisible();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('open')).toBeVisible();
});

class Screen extends Component<{ readonly children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render() {
    return this.state.message || this.props.children;
  }
}

test('an error in a loaded part is not treated as a failure to load it', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const Broken = lazyWithRetry(() =>
    Promise.resolve((): never => {
      throw new TypeError('undefined is not a function');
    }),
  );
  await act(async () => {
    render(
      <Screen>
        <Optional failed={() => 'failed'}>
          <Broken />
        </Optional>
      </Screen>,
    );
  });
  expect(screen.getByText('undefined is not a function')).toBeVisible();
});
