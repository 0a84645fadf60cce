import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { readPositions, writePositions } from './scrollPositions.ts';
import { scrollWhenTallEnough } from './scrollWhenTallEnough.ts';

/**
 * Back and forward return to where the visitor was, a new screen starts at its top, and a change of the query alone
 * (filters) leaves the page where it is.
 */
export function useScrollRestoration(): void {
  const { key: entry, pathname, hash } = useLocation();
  // Every document that is opened anew is called `default`: what comes back from the bank is not the checkout.
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

  // Together with the new screen, or the jump to its top would be taken for the last place on the old one.
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
