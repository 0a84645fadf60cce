import { useEffect, useEffectEvent } from 'react';
import { createPath, useLocation } from 'react-router';

/**
 * Follows a link once, however often it is pressed before its page is there: the router compares it with the page that is
 * still shown, and would keep the address twice for the way back.
 */
export function usePreventDoubleNavigation(): void {
  const shown = useLocation();
  const hold = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const { pathname, search, hash, href } = window.location;
    if (link?.href === href && createPath(shown) !== createPath({ pathname, search, hash })) event.preventDefault();
  });
  useEffect(() => {
    // Before the link hears of it.
    const onClick = (event: MouseEvent) => hold(event);
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
}
