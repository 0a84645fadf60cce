import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';
import { makeStore } from '../store.ts';
import { Dialogs } from './Dialogs.tsx';

const Login = () => <p>Log in</p>;

test('code that arrives between the render and its effect is rendered', async () => {
  const store = makeStore();
  let isThere = false;
  const idle = { prefetch: () => undefined, reset: () => undefined };
  const never = { ...idle, peek: () => null, load: () => new Promise<never>(() => undefined) };
  const login = {
    ...idle,
    peek: () => {
      if (isThere) return Login;
      isThere = true;
      return null;
    },
    load: () => Promise.resolve(Login),
  };
  const others = {
    face: never,
    recovery: never,
    registration: never,
    report: never,
    unsentReport: never,
    writeToOwner: never,
  };
  render(
    <Provider store={store}>
      <Dialogs dialogs={{ ...others, login }} />
    </Provider>,
  );
  await act(async () => store.dispatch(modalOpened({ kind: 'login' })));
  expect(screen.getByText('Log in')).toBeVisible();
});
