import { useEffect } from 'react';
import type { Screens } from '../makeScreens.ts';
import { screenOf } from '../routes.ts';

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** A pointer, finger or focus on any link of the app fetches the screen behind it. */
export function useIntentPrefetch(screens: Screens): void {
  useEffect(() => {
    const onSign = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link !== null && link.origin === location.origin) screens[screenOf(link.pathname)].prefetch();
    };
    for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, onSign);
    };
  }, [screens]);
}
