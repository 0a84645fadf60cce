import { useEffect } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useUiState } from '#src/shared/store/useUiState.ts';
import type { UiStatePrivacy } from '#src/shared/store/useUiState.ts';

const entries = 'a[href], button';

/**
 * A menu that opens under a mouse and closes when it leaves; a click or a tap keeps it open until the next one, and
 * the arrow keys go through it. `area` holds the opener first and then the entries.
 */
export function useHoverMenu(key: string, area: RefObject<HTMLElement | null>, privacy: UiStatePrivacy) {
  const [state, setState] = useUiState<'closed' | 'hovered' | 'kept'>(key, 'closed', privacy);
  const isOpen = state !== 'closed';
  const close = () => setState('closed');

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) setState('closed');
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [area, isOpen, setState]);

  const move = (step: number) => {
    const all = [...(area.current?.querySelectorAll<HTMLElement>(entries) ?? [])];
    const at = all.findIndex((entry) => entry === document.activeElement);
    all[Math.min(Math.max(at + step, 0), all.length - 1)]?.focus();
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: () => {
      area.current?.querySelector<HTMLElement>(entries)?.focus();
      close();
    },
  };

  return {
    isOpen,
    close,
    /** A mouse that opened the menu by coming near is not to close it by a click. */
    toggle: () => setState(state === 'kept' ? 'closed' : 'kept'),
    areaProps: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse' && !isOpen) setState('hovered');
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse' && state === 'hovered') close();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      },
      onKeyDown: (event: KeyboardEvent) => {
        const act = keys[event.key];
        if (!act || (!isOpen && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        if (isOpen) act();
        else setState('kept');
      },
    },
  };
}
