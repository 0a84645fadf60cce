import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createContext, use, useEffect, useReducer } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ThemeRoot } from '#src/app/theme/ThemeRoot.tsx';
import { WhenNear } from './WhenNear.tsx';

const observed: { place: Element; callback: IntersectionObserverCallback }[] = [];
let beIdle: () => void = () => undefined;
const browsers = { IntersectionObserver: window.IntersectionObserver };
let root: Root | null = null;

class Observer {
  readonly callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
  }
  observe(place: Element) {
    observed.push({ place, callback: this.callback });
  }
  disconnect() {}
}

function beBrowser() {
  Object.assign(window, {
    IntersectionObserver: Observer,
    requestIdleCallback: (callback: () => void) => {
      beIdle = callback;
      return 1;
    },
    cancelIdleCallback: () => undefined,
  });
}

// As on a server.
beforeEach(() => Object.assign(window, { IntersectionObserver: undefined }));

afterEach(() => {
  act(() => root?.unmount());
  root = null;
  observed.length = 0;
  document.body.replaceChildren();
  Object.assign(window, browsers);
});

const Words = createContext('first');
let drawn = 0;

function Part({ name }: { name: string }) {
  const [presses, press] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    drawn += 1;
  });
  return <button onClick={press}>{`${name} ${use(Words)} ${presses}`}</button>;
}

function Page({ words = 'first', name = 'part' }: { words?: string; name?: string }) {
  return (
    <Frame>
      <Words value={words}>
        <h1>Head</h1>
        <WhenNear tall={[400, 300]}>
          <Part name={name} />
        </WhenNear>
      </Words>
    </Frame>
  );
}

const styles = createCache({ key: 'css' });
const Frame = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={styles}>
    <ThemeRoot>{children}</ThemeRoot>
  </CacheProvider>
);

/** The server's HTML, taken over as far as it is without being near. */
async function openServed() {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<Page />);
  const part = screen.getByRole('button');
  beBrowser();
  drawn = 0;
  const troubles: unknown[] = [];
  root = await act(() => hydrateRoot(box, <Page />, { onRecoverableError: (error) => troubles.push(error) }));
  return { part, troubles };
}

test('what the server sent stands until it is near', async () => {
  const { part, troubles } = await openServed();
  expect(drawn).toBe(0);
  expect(part).toBeVisible();
  const [seen] = observed;
  if (!seen) throw new Error('Nothing is observed.');
  expect(seen.place).toContainElement(part);
  const come = (isIntersecting: boolean) =>
    // Only this is read of what a browser gives.
    act(async () => seen.callback([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));
  await come(false);
  expect(drawn).toBe(0);
  await come(true);
  expect(drawn).toBe(1);
  fireEvent.click(part);
  expect(part).toHaveTextContent('part first 1');
  expect(troubles).toEqual([]);
});

test('a browser with nothing to do takes it over', async () => {
  const { part } = await openServed();
  await act(async () => beIdle());
  expect(drawn).toBe(1);
  fireEvent.click(part);
  expect(screen.getByRole('button')).toBe(part);
});

test('a press takes it over and counts', async () => {
  const { part, troubles } = await openServed();
  await act(async () => fireEvent.click(part));
  expect(part).toHaveTextContent('part first 1');
  expect(screen.getByRole('button')).toBe(part);
  expect(troubles).toEqual([]);
});

test.each([
  ['a context', <Page key="page" words="second" />, 'part second 0'],
  ['what it is given', <Page key="page" name="other" />, 'other first 0'],
])('a change of %s meanwhile keeps the HTML of the server', async (_what, page, text) => {
  const { part, troubles } = await openServed();
  const first = document.querySelector('h1');
  await act(async () => root?.render({ ...page, key: null }));
  expect(document.querySelector('h1')).toBe(first);
  expect(screen.getByRole('button')).toBe(part);
  expect(part).toHaveTextContent(text);
  expect(troubles).toEqual([]);
});

test('where the server sent nothing it is there at once', () => {
  drawn = 0;
  beBrowser();
  render(<Page />);
  expect(screen.getByRole('button')).toBeVisible();
  expect(drawn).toBe(1);
  expect(observed).toEqual([]);
});
