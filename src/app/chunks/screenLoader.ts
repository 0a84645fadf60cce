import type { ComponentType } from 'react';
import type { Namespace } from '#src/shared/i18n/namespaces.ts';
import { ChunkFailure } from '#src/shared/lib/chunks/chunkFailure.ts';
import { retrying } from '#src/shared/lib/chunks/retrying.ts';
import type { Network } from '#src/shared/lib/chunks/retrying.ts';

/** Where a screen's code and words come from. */
export interface ScreenSource {
  readonly code: () => Promise<{ readonly default: ComponentType }>;
  readonly namespaces: readonly Namespace[];
}

/** What loading a screen needs from the page around it. */
export interface ScreenSurroundings {
  readonly network: Network;
  readonly loadTexts: (namespaces: readonly Namespace[]) => Promise<unknown>;
  readonly onAwaited: () => void;
  readonly onSettled: () => void;
  /** Resolves with true when the page is about to be replaced by a newer build. */
  readonly reloadIfOutdated: () => Promise<boolean>;
}

/**
 * Loads one screen at most once; after a failure it may be asked again. Not `React.lazy`: that suspends the first time even where
 * the code is there, so that the server would draw every page twice, of which one takes it 10 to 15 ms.
 */
export interface ScreenLoader {
  /** The screen once it is there: it is drawn without being waited for. */
  readonly peek: () => ComponentType | null;
  /** For a screen somebody waits for: counts towards the loading overlay, recovers from a new build. */
  readonly load: () => Promise<ComponentType>;
  /** For a screen somebody may want: quiet, and a failure is nobody's business yet. */
  readonly prefetch: () => void;
  /** Forgets a failure. */
  readonly reset: () => void;
}

const never = new Promise<never>(() => undefined);

export function makeScreenLoader(source: ScreenSource, around: ScreenSurroundings): ScreenLoader {
  let screen: ComponentType | null = null;
  let fetching: Promise<ComponentType> | null = null;
  let awaited: Promise<ComponentType> | null = null;

  const fetchOnce = (): Promise<ComponentType> => {
    fetching ??= retrying(async () => {
      const [module] = await Promise.all([source.code(), around.loadTexts(source.namespaces)]);
      screen = module.default;
      return screen;
    }, around.network);
    // What could not be had is fetched again by who asks next.
    fetching.catch(() => (fetching = null));
    return fetching;
  };

  const fetchForSomebody = async (): Promise<ComponentType> => {
    // After the render that asks: a render may not dispatch.
    await Promise.resolve();
    around.onAwaited();
    try {
      return await fetchOnce();
    } catch (error) {
      const mayBeOutdated = error instanceof ChunkFailure && error.type !== 'offline';
      if (mayBeOutdated && (await around.reloadIfOutdated())) return await never;
      throw error;
    } finally {
      around.onSettled();
    }
  };

  return {
    peek: () => screen,
    load: () => (awaited ??= fetchForSomebody()),
    prefetch: () => void fetchOnce(),
    reset: () => {
      awaited = null;
    },
  };
}
