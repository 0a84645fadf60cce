import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Screens } from '../makeScreens.ts';
import { useServerClock } from '#src/shared/store/hooks.ts';

const interval = 10 * 60 * 1000;

/** Looks for a newer build when the visitor comes back to the tab, and moves over at the next change of screen. */
export function useVersionCheck({ builds }: Screens): void {
  const { pathname } = useLocation();
  const clock = useServerClock();
  const isOutdated = useRef(false);
  const checkedAt = useRef<number | null>(null);

  useEffect(() => {
    checkedAt.current ??= clock.now();
    const onFocus = async (): Promise<void> => {
      if (clock.now() - (checkedAt.current ?? 0) < interval) return;
      checkedAt.current = clock.now();
      isOutdated.current = await builds.isOutdated();
    };
    const listen = () => void onFocus();
    window.addEventListener('focus', listen);
    return () => window.removeEventListener('focus', listen);
  }, [builds, clock]);

  useEffect(() => {
    if (isOutdated.current) void builds.reloadIfOutdated();
  }, [builds, pathname]);
}
