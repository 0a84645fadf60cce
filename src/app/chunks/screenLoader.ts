import type { ComponentType } from 'react';
import type { Namespace } from '#src/i18n/namespaces.ts';
import { ChunkFailure } from './chunkFailure.ts';
import { retrying } from './retrying.ts';
import type { Network } from './retrying.ts';

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

/** Loads one screen at most once; after a failure it may be asked again. */
export interface ScreenLoader {
  /** The screen once it is there. */
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
  let loaded: ComponentType | null = null;
  let fetching: Promise<ComponentType> | null = null;
  let awaited: Promise<ComponentType> | null = null;

  const fetchOnce = (): Promise<ComponentType> => {
    fetching ??= retrying(() => Promise.all([source.code(), around.loadTexts(source.namespaces)]), around.network).then(
      ([module]) => {
        loaded = module.default;
        return loaded;
      },
      (error: unknown) => {
        fetching = null;
        throw error;
      },
    );
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
    peek: () => loaded,
    load: () => (awaited ??= fetchForSomebody()),
    prefetch: () => {
      fetchOnce().catch(() => undefined);
    },
    reset: () => {
      awaited = null;
    },
  };
}
