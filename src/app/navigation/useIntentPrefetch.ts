import { useEffect } from 'react';
import type { Screens } from '../makeScreens.ts';
import { dialogSources } from '../dialogs/dialogSources.ts';
import type { DialogName } from '../dialogs/dialogSources.ts';
import { screenOf } from '../routes.ts';

const isDialog = (name: string | undefined): name is DialogName => name !== undefined && name in dialogSources;

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** A pointer, finger or focus on any link of the app, or on a button that opens a dialog, fetches what is behind it. */
export function useIntentPrefetch(screens: Screens): void {
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
