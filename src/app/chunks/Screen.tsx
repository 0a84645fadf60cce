import { use } from 'react';
import type { ScreenLoader } from './screenLoader.ts';

/** Shows a screen, waiting for its code when it is not there yet. */
export function Screen({ loader }: { loader: ScreenLoader }) {
  const Loaded = loader.peek() ?? use(loader.load());
  return <Loaded />;
}
