import type { ComponentType } from 'react';
import type { Namespace } from '#src/i18n/namespaces.ts';
import { retrying } from './retrying.ts';

/** Where a screen's code and words come from. */
export interface ScreenSource {
  readonly code: () => Promise<{ readonly default: ComponentType }>;
  readonly namespaces: readonly Namespace[];
}

/** What loading a screen needs from the page around it. */
export interface ScreenSurroundings {
  readonly loadTexts: (namespaces: readonly Namespace[]) => Promise<unknown>;
  readonly onAwaited: () => void;
  readonly onSettled: () => void;
}

/** Loads one screen at most once; after a failure it may be asked again. */
export interface ScreenLoader {
  /** The screen once it is there. */
  readonly peek: () => ComponentType | null;
  /** For a screen somebody waits for: counts towards the loading overlay. */
  readonly load: () => Promise<ComponentType>;
  /** For a screen somebody may want: quiet, and a failure is nobody's business yet. */
  readonly prefetch: () => void;
  /** Forgets a failure. */
  readonly reset: () => void;
}

export function makeScreenLoader(source: ScreenSource, around: ScreenSurroundings): ScreenLoader {
  let loaded: ComponentType | null = null;
  let fetching: Promise<ComponentType> | null = null;
  let awaited: Promise<ComponentType> | null = null;

  const fetchOnce = (): Promise<ComponentType> => {
    fetching ??= retrying(() => Promise.all([source.code(), around.loadTexts(source.namespaces)])).then(
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

  const load = (): Promise<ComponentType> => {
    if (awaited !== null) return awaited;
    // After the render that asks: a render may not dispatch.
    awaited = Promise.resolve()
      .then(around.onAwaited)
      .then(fetchOnce)
      .finally(around.onSettled);
    return awaited;
  };

  return {
    peek: () => loaded,
    load,
    prefetch: () => {
      fetchOnce().catch(() => undefined);
    },
    reset: () => {
      awaited = null;
    },
  };
}
