import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useOpening } from './useOpening.ts';

test('the render that answers a touch comes before what it opens, and nothing else waits', () => {
  let ask: (what: string | null) => void = () => undefined;
  function Page() {
    const [requested, setRequested] = useState<string | null>(null);
    ask = setRequested;
    return (
      <p>
        {requested ?? 'none'}, {useOpening(requested, null) ?? 'none'}
      </p>
    );
  }
  render(<Page />);
  const first = (what: string | null, seen: string) =>
    act(() => {
      flushSync(() => ask(what));
      expect(screen.getByText(/,/)).toHaveTextContent(seen);
    });
  first('menu', 'menu, none');
  expect(screen.getByText(/,/)).toHaveTextContent('menu, menu');
  first('login', 'login, login');
  first(null, 'none, none');
});
