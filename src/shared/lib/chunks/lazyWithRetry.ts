import { createElement, lazy } from 'react';
import type { ComponentType } from 'react';
import { browserNetwork } from './browserNetwork.ts';
import { ChunkFailure } from './chunkFailure.ts';
import { retrying } from './retrying.ts';

/**
 * `React.lazy` that tries three times. If the code cannot be loaded it throws a `ChunkFailure`; once a boundary has
 * caught and released that, the next render tries again, which `lazy` alone would not.
 */
export function lazyWithRetry<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  network = browserNetwork,
): ComponentType<Props> {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await retrying(fetchCode, network) };
      } catch (error) {
        const failure = error instanceof ChunkFailure ? error : new ChunkFailure('error', error);
        // Not at once: React renders a second time before it treats an error as one.
        failure.letGo = () => {
          current = make();
        };
        throw failure;
      }
    });
  let current = make();
  return function Lazy(props: Props) {
    return createElement(current, props);
  };
}
