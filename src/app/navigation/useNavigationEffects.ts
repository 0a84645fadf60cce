import { useEffect, useRef, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, createPath, useNavigationType } from 'react-router';
import { matchRoute } from '#src/shared/lib/routes.ts';
import { useAppDispatch, useServerClock } from '#src/shared/store/hooks.ts';
import { routeEntered } from '#src/shared/store/routeSlice.ts';
import type { RouteState } from '#src/shared/store/routeSlice.ts';
import { dialogSources } from '../dialogs/dialogSources.ts';
import type { DialogName } from '../dialogs/dialogSources.ts';
import type { Screens } from '../makeScreens.ts';
import { screenOf } from '../routes.ts';
import { readPositions, writePositions } from './scrollPositions.ts';

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
    // What the server's HTML gives search engines is true only of the first address, and phones share the address it
    // names.
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

/**
 * Follows a link once, however often it is pressed before its page is shown: the router compares it with the page that
 * is still shown, and would push the address twice.
 */
function usePreventDoubleNavigation(): void {
  const shown = useLocation();
  const hold = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const { pathname, search, hash, href } = window.location;
    if (link?.href === href && createPath(shown) !== createPath({ pathname, search, hash })) event.preventDefault();
  });
  useEffect(() => {
    // Before the link's own handler.
    const onClick = (event: MouseEvent) => hold(event);
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
}

const interval = 10 * 60 * 1000;

/** Looks for a newer build when the visitor comes back to the tab, and moves over at the next change of screen. */
function useVersionCheck({ builds }: Screens): void {
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

const isDialog = (name: string | undefined): name is DialogName => name !== undefined && name in dialogSources;

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** A pointer, touch or focus on a link of the app, or on a button that opens a dialog, prefetches its target. */
function useIntentPrefetch(screens: Screens): void {
  useEffect(() => {
    const onSign = ({ target }: Event): void => {
      if (!(target instanceof Element)) return;
      const dialog = target.closest<HTMLElement>('[data-dialog]')?.dataset['dialog'];
      if (isDialog(dialog)) screens.dialogs[dialog].prefetch();
      const link = target.closest<HTMLAnchorElement>('a[href]');
      if (link !== null && link.origin === location.origin) screens[screenOf(link.pathname)].prefetch();
    };
    for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, onSign);
    };
  }, [screens]);
}

/**
 * Back and forward return to where the visitor was, a new screen starts at its top, and a change of the query alone
 * (filters) leaves the page where it is.
 */
function useScrollRestoration(): void {
  const { key: entry, pathname, hash } = useLocation();
  // Every newly opened document has the key `default`: the page after the bank is not the checkout.
  const key = entry === 'default' ? pathname : entry;
  const type = useNavigationType();
  const [positions] = useState(readPositions);
  const lastPath = useRef(pathname);

  useEffect(() => {
    // The browser would scroll before the screen has its height.
    window.history.scrollRestoration = 'manual';
    const onLeave = () => writePositions(positions);
    window.addEventListener('pagehide', onLeave);
    return () => window.removeEventListener('pagehide', onLeave);
  }, [positions]);

  // In the same commit as the new screen, or its jump to the top would be stored as the last position of the old one.
  useLayoutEffect(() => {
    const onScroll = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [key, positions]);

  useLayoutEffect(() => {
    const isNewScreen = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (type === 'POP') return scrollWhenTallEnough(positions.get(key) ?? 0);
    const anchor = hash === '' ? null : document.querySelector(`#${CSS.escape(decodeURIComponent(hash.slice(1)))}`);
    if (anchor !== null) anchor.scrollIntoView();
    else if (isNewScreen) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, hash, type, positions]);
}

const patience = 3000;

/**
 * Scrolls to `top` as soon as the page is tall enough, unless the visitor scrolls first. Returns a function that stops
 * it. The first check is in a ResizeObserver callback, before the first paint: checking earlier would force a second
 * layout.
 */
function scrollWhenTallEnough(top: number): () => void {
  const isTallEnough = () => top <= Math.max(0, document.documentElement.scrollHeight - window.innerHeight);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const sign of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(sign, stop);
  };
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (isTallEnough()) stop();
  });
  const timer = setTimeout(stop, patience);
  observer.observe(document.body);
  for (const sign of ['wheel', 'touchstart', 'keydown']) window.addEventListener(sign, stop, { passive: true });
  return stop;
}

/** The address as stored in the state, and so in a trace: `addressOfRoute` is the inverse. */
export function routeStateOf(pathname: string, search: string): RouteState {
  const match = matchRoute(pathname);
  const params = Object.entries(match?.params ?? {}).map(([name, value]) => [name, decoded(value)] as const);
  const known = match?.query ?? [];
  // Of two of a name screens read the first one.
  const query = [...new URLSearchParams(search)].filter(([name]) => known.includes(name)).toReversed();
  return {
    pattern: match?.path ?? '',
    params: Object.fromEntries(params),
    search: Object.fromEntries(query),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
