import { useState } from 'react';
import { useUiState } from './useUiState.ts';

/** What hangs from a button: its being open is in the store, the button stays here. */
export function useOpenAt(key: string) {
  const [isOpen, setIsOpen] = useUiState(key, false);
  const [button, attach] = useState<HTMLElement | null>(null);
  return {
    isOpen,
    /** The anchor; null while it is closed. */
    anchor: isOpen ? button : null,
    /** The ref callback of the button. */
    attach,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
  };
}
