import { createElement, useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { makePart } from '#src/lib/chunks/makePart.ts';
import { usePart } from '#src/lib/chunks/usePart.ts';
import { useOpening } from '#src/lib/useOpening.ts';
import { useAppDispatch } from './hooks.ts';
import { noticeShown } from './noticesSlice.ts';

interface DialogProps {
  /** Absent where the dialog is there only while it is open. */
  readonly isOpen?: boolean;
  readonly onClose: () => void;
}

interface LateDialog<Props> {
  (props: Props): ReactNode;
  /** For a pointer or focus that comes near what opens it. */
  readonly prefetch: () => void;
}

/**
 * A dialog whose code comes when it is opened for the first time; from then on it stays, so that it can slide out. Where
 * the code cannot be had it is closed again with a notice, and nothing around it is lost.
 */
export function lateDialog<Props extends DialogProps>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LateDialog<Props> {
  const part = makePart(fetchCode);
  function Late(props: Props) {
    const dispatch = useAppDispatch();
    const isOpen = useOpening(props.isOpen ?? true, false);
    const [wasOpened, setWasOpened] = useState(isOpen);
    if (isOpen && !wasOpened) setWasOpened(true);
    const { value: Dialog, hasFailed, retry } = usePart(part, isOpen);
    const giveUp = useEffectEvent(() => {
      props.onClose();
      dispatch(noticeShown({ id: 'lateDialog', tone: 'error', text: { key: 'common:failure.chunk.text' } }));
      // The next time it is opened.
      retry();
    });
    useEffect(() => {
      if (hasFailed) giveUp();
    }, [hasFailed]);
    return wasOpened && Dialog !== null ? createElement(Dialog, { ...props, isOpen }) : null;
  }
  return Object.assign(Late, { prefetch: part.prefetch });
}
