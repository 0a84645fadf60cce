import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useOpening } from './useOpening.ts';

test('the picture that answers a touch comes before what it opens, and what is closed is closed with it', () => {
  let ask: (what: string | null) => void = () => undefined;
  function Page() {
    const [asked, setAsked] = useState<string | null>(null);
    ask = setAsked;
    return (
      <p>
        {asked ?? 'none'}, {useOpening(asked, null) ?? 'none'}
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
  // One takes the place of another when it is made.
  first('login', 'login, menu');
  expect(screen.getByText(/,/)).toHaveTextContent('login, login');
  first(null, 'none, none');
});
