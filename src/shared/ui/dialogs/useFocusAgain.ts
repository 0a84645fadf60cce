import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * A busy button is disabled, which removes the focus from it: it gets it back, unless the focus has moved elsewhere.
 */
export function useFocusAgain(isBusy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (isBusy)
      hadFocus.current = document.activeElement === button.current || document.activeElement === document.body;
    else if (hadFocus.current && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [isBusy]);
  return button;
}
