import { createElement, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { lazyWithRetry } from '#src/shared/lib/chunks/lazyWithRetry.ts';
import { useOpening } from '#src/shared/hooks/useOpening.ts';
import { Optional } from '#src/shared/ui/states/Optional.tsx';
import { useAppDispatch } from './hooks.ts';
import { noticeShown } from './noticesSlice.ts';

interface DialogProps {
  /** Absent where the dialog is there only while it is open. */
  readonly isOpen?: boolean;
  readonly onClose: () => void;
}

interface LazyDialog<Props> {
  (props: Props): ReactNode;
  /** For a pointer or focus near the button that opens it; a failure is shown only on opening. */
  readonly prefetch: () => void;
}

/**
 * A dialog whose code loads when it is opened for the first time; from then on it stays mounted, so that it can slide
 * out. If the code cannot be loaded it closes with a toast, and nothing around it is lost.
 */
export function lazyDialog<Props extends DialogProps>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LazyDialog<Props> {
  const Dialog = lazyWithRetry(fetchCode);
  function Lazy(props: Props) {
    const dispatch = useAppDispatch();
    const isOpen = useOpening(props.isOpen ?? true, false);
    const [wasOpened, setWasOpened] = useState(isOpen);
    if (isOpen && !wasOpened) setWasOpened(true);
    const giveUp = () => {
      // The next opening requests it again.
      setWasOpened(false);
      props.onClose();
      dispatch(noticeShown({ id: 'lazyDialog', tone: 'error', text: { key: 'common:failure.chunk.text' } }));
    };
    if (!wasOpened) return null;
    return createElement(Optional, { onFailure: giveUp }, createElement(Dialog, { ...props, isOpen }));
  }
  return Object.assign(Lazy, { prefetch: () => void fetchCode().catch(() => undefined) });
}
