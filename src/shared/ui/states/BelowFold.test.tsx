import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createContext, use, useEffect, useReducer, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ThemeRoot } from '#src/app/theme/ThemeRoot.tsx';
import { BelowFold } from './BelowFold.tsx';

let root: Root | null = null;
let drawn = 0;

beforeEach(() => {
  drawn = 0;
});

afterEach(() => {
  act(() => root?.unmount());
  root = null;
  document.body.replaceChildren();
});

const Words = createContext('first');

function Part({ name }: { name: string }) {
  const [presses, press] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    drawn += 1;
  });
  return <button onClick={press}>{`${name} ${use(Words)} ${presses}`}</button>;
}

interface Changes {
  readonly words?: string;
  readonly name?: string;
}

/** `onFirst` is called once what is above the part has been taken over, with a way to change what it is given. */
function Page({ onFirst }: { readonly onFirst?: (change: (changes: Changes) => void) => void }) {
  const [{ words = 'first', name = 'part' }, change] = useState<Changes>({});
  useEffect(() => onFirst?.(change), [onFirst]);
  return (
    <CacheProvider value={styles}>
      <ThemeRoot>
        <Words value={words}>
          <h1>Head</h1>
          <BelowFold tall={[400, 300]}>
            <Part name={name} />
          </BelowFold>
        </Words>
      </ThemeRoot>
    </CacheProvider>
  );
}

const styles = createCache({ key: 'css' });

/** The server's HTML, taken over with something that happens before it is the part's turn. */
async function openServed({
  onFirst = () => undefined,
  onBegun = () => undefined,
}: {
  readonly onFirst?: (change: (changes: Changes) => void) => void;
  readonly onBegun?: (part: HTMLElement) => unknown;
}) {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<Page />);
  const [head, part] = [screen.getByRole('heading'), screen.getByRole('button')];
  const troubles: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(box, <Page onFirst={onFirst} />, { onRecoverableError: (error) => troubles.push(error) });
    onBegun(part);
  });
  expect(screen.getByRole('heading')).toBe(head);
  expect(screen.getByRole('button')).toBe(part);
  expect(troubles).toEqual([]);
  return part;
}

test('it is taken over after what is above it, as the server sent it', async () => {
  const before: number[] = [];
  const part = await openServed({ onFirst: () => void before.push(drawn) });
  expect([...before, drawn]).toEqual([0, 1]);
  fireEvent.click(part);
  expect(part).toHaveTextContent('part first 1');
});

test('a press before its turn counts', async () => {
  const part = await openServed({ onBegun: (sent) => fireEvent.click(sent) });
  expect(part).toHaveTextContent('part first 1');
});

test.each([
  ['a context', { words: 'second' }, 'part second 0'],
  ['what it is given', { name: 'other' }, 'other first 0'],
])('a change of %s before its turn keeps the HTML of the server', async (_what, changes, text) => {
  const part = await openServed({ onFirst: (change) => change(changes) });
  expect(part).toHaveTextContent(text);
});

test('where the server sent nothing it is there at once', () => {
  render(<Page />);
  expect(screen.getByRole('button')).toBeVisible();
  expect(drawn).toBe(1);
});
