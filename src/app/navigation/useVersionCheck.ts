import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Screens } from '../makeScreens.ts';

const interval = 10 * 60 * 1000;

/** Looks for a newer build when the visitor comes back to the tab, and moves over at the next change of screen. */
export function useVersionCheck({ builds }: Screens): void {
  const { pathname } = useLocation();
  const isOutdated = useRef(false);
  const checkedAt = useRef<number | null>(null);

  useEffect(() => {
    checkedAt.current ??= Date.now();
    const onFocus = async (): Promise<void> => {
      if (Date.now() - (checkedAt.current ?? 0) < interval) return;
      checkedAt.current = Date.now();
      isOutdated.current = await builds.isOutdated();
    };
    const listen = () => void onFocus();
    window.addEventListener('focus', listen);
    return () => window.removeEventListener('focus', listen);
  }, [builds]);

  useEffect(() => {
    if (isOutdated.current) void builds.reloadIfOutdated();
  }, [builds, pathname]);
}
