import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { routeEntered } from '#src/shared/store/routeSlice.ts';
import type { Screens } from '../makeScreens.ts';
import { routeStateOf } from './routeStateOf.ts';
import { useIntentPrefetch } from './useIntentPrefetch.ts';
import { usePreventDoubleNavigation } from './usePreventDoubleNavigation.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';
import { useVersionCheck } from './useVersionCheck.ts';

/** What every change of address brings about: its trace in the store, focus and scroll position. */
export function useNavigationEffects(screens: Screens): void {
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  const lastPath = useRef<string | null>(null);

  usePreventDoubleNavigation();
  useScrollRestoration();
  useIntentPrefetch(screens);
  useVersionCheck(screens);

  const firstAddress = useRef(pathname + search);
  useEffect(() => {
    // What the server's HTML tells search engines is true of the address it came for, and phones share what it names.
    if (pathname + search !== firstAddress.current)
      for (const tag of document.querySelectorAll('[data-page]')) tag.remove();
  }, [pathname, search]);

  useEffect(() => {
    dispatch(routeEntered(routeStateOf(pathname, search)));
  }, [dispatch, pathname, search]);

  useEffect(() => {
    // The first page is read from its beginning; later ones begin at their content.
    if (lastPath.current !== null && lastPath.current !== pathname) {
      document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    }
    lastPath.current = pathname;
  }, [pathname]);
}
