import { createElement, use, useEffect } from 'react';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import type { ScreenLoader } from './screenLoader.ts';

function LoadedScreen({ loader }: { loader: ScreenLoader }) {
  const Loaded = loader.peek() ?? use(loader.load());
  useEffect(() => {
    // The screen has brought its own; of two titles a browser shows the first.
    document.querySelector('title[data-initial]')?.remove();
  }, []);
  return createElement(Loaded);
}

/** Shows a screen, waiting for its code when it is not there yet; what fails in it stays in it. */
export function Screen({ loader }: { loader: ScreenLoader }) {
  return (
    <ScreenBoundary onRetry={loader.reset}>
      <LoadedScreen loader={loader} />
    </ScreenBoundary>
  );
}
