import { createElement, use, useEffect, useMemo } from 'react';
import type { ComponentType } from 'react';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import type { ScreenLoader } from './screenLoader.ts';

function Shown({ screen }: { screen: ComponentType }) {
  useEffect(() => {
    // The screen has rendered its own title; of two a browser shows the first.
    document.querySelector('title[data-initial]')?.remove();
  }, []);
  return createElement(screen);
}

function Awaited({ loader }: { loader: ScreenLoader }) {
  return <Shown screen={use(loader.load())} />;
}

/** Shows a screen, waiting for its code when it is not there yet; what fails in it stays in it. */
export function Screen({ loader }: { loader: ScreenLoader }) {
  // Decided once per screen, so that one that had to load keeps rendering the same way.
  const ready = useMemo(() => loader.peek(), [loader]);
  return (
    <ScreenBoundary onRetry={loader.reset}>
      {ready === null ? <Awaited loader={loader} /> : <Shown screen={ready} />}
    </ScreenBoundary>
  );
}
