import type { ComponentType } from 'react';
import type { Namespace } from '#src/shared/i18n/namespaces.ts';
import { ChunkFailure } from '#src/shared/lib/chunks/chunkFailure.ts';
import { retrying } from '#src/shared/lib/chunks/retrying.ts';
import type { Network } from '#src/shared/lib/chunks/retrying.ts';

/** Where a screen's code and texts come from. */
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

/** Loads one screen at most once; after a failure it may be requested again. */
export interface ScreenLoader {
  /** The screen once it is there: it is drawn without being waited for. */
  readonly peek: () => ComponentType | null;
  /** For a screen the user waits for: counts towards the loading overlay, recovers from a new build. */
  readonly load: () => Promise<ComponentType>;
  /** For a screen the user may open next: no overlay, and failures are ignored. */
  readonly prefetch: () => void;
  /** Forgets a failure. */
  readonly reset: () => void;
}

const never = new Promise<never>(() => undefined);

export function makeScreenLoader(source: ScreenSource, around: ScreenSurroundings): ScreenLoader {
  let screen: ComponentType | null = null;
  let fetching: Promise<ComponentType> | null = null;
  let awaited: Promise<ComponentType> | null = null;

  const fetchWithOverlay = async (): Promise<ComponentType> => {
    // After the render that calls this: a render may not dispatch.
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
    peek,
    load: () => (awaited ??= fetchWithOverlay()),
    prefetch,
    reset: () => {
      awaited = null;
    },
  };
}
