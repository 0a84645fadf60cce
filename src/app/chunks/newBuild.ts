import { logFailure } from '#src/shared/lib/log.ts';

interface BuildCheckOptions {
  /** The build this page belongs to. */
  readonly build: string;
  readonly fetchNewestBuild: () => Promise<string | null>;
  /** Session storage, or null where it is forbidden. */
  readonly storage: Storage | null;
  /** True when this very page came about by a reload. */
  readonly isReloaded: boolean;
  /** True while a reload would lose something. */
  readonly hasUnsavedWork: () => boolean;
  readonly reload: () => Promise<void>;
}

export interface BuildCheck {
  /** Reloads once for each newer build and never when that would lose work; true when the page is leaving. */
  readonly reloadIfOutdated: () => Promise<boolean>;
  /** True when a newer build exists. */
  readonly isOutdated: () => Promise<boolean>;
}

const key = 'gza.reloaded';

/** Checks whether the server already has a newer build than this page, and reloads into it. */
export function makeBuildCheck(options: BuildCheckOptions): BuildCheck {
  const { build, storage, isReloaded } = options;
  let isLeaving = false;

  const newestOther = async (): Promise<string | null> => {
    try {
      const newest = await options.fetchNewestBuild();
      return newest === build ? null : newest;
    } catch (error) {
      logFailure('The newest build is unknown', error);
      return null;
    }
  };

  /** A cache may continue to return the old page: one reload for each build. */
  const mayReloadFor = (newest: string): boolean => {
    try {
      if (storage === null) return !isReloaded;
      if (storage.getItem(key) === newest) return false;
      storage.setItem(key, newest);
      return true;
    } catch {
      return !isReloaded;
    }
  };

  return {
    isOutdated: async () => (await newestOther()) !== null,
    reloadIfOutdated: async () => {
      const newest = await newestOther();
      if (isLeaving) return true;
      if (newest === null || options.hasUnsavedWork() || !mayReloadFor(newest)) return false;
      isLeaving = true;
      await options.reload();
      return true;
    },
  };
}
