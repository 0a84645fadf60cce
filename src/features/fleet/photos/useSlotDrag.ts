import type { KeyboardEvent, PointerEvent } from 'react';
import { shots } from '#contract/domain/pictures.ts';
import type { Shot } from '#contract/calls/cars/cars.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { placeAfterKey } from './placeFiles.ts';

interface Lifted {
  readonly shot: Shot;
  /** The slot under the photo now. */
  readonly over: Shot;
  readonly by: 'pointer' | 'keys';
}

export interface SlotDrag {
  readonly lifted: Lifted | null;
  /** Props of a photo's drag handle. */
  readonly handleOf: (shot: Shot) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onBlur: () => void;
  };
}

const shotAt = (x: number, y: number): Shot | null => {
  const slot = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-shot]');
  return shots.find((shot) => shot === slot?.dataset['shot']) ?? null;
};

/** The current number of columns. */
function columnsOf(handle: HTMLElement): number {
  const grid = handle.closest<HTMLElement>('[data-slots]');
  return grid === null ? 3 : getComputedStyle(grid).gridTemplateColumns.split(' ').length;
}

/**
 * Moves a photo to another slot: dragged by its handle, or lifted with Space, moved by arrows and put down with Space.
 * Escape cancels.
 */
export function useSlotDrag(onSwap: (from: Shot, to: Shot) => void): SlotDrag {
  const [lifted, setLifted] = useUiState<Lifted | null>('fleet/lifted', null, { privacy: 'keep' });
  const putDown = () => {
    if (lifted !== null && lifted.over !== lifted.shot) onSwap(lifted.shot, lifted.over);
    setLifted(null);
  };
  const lead = (event: KeyboardEvent<HTMLElement>, over: Shot) => {
    const next = shots[placeAfterKey(event.key, shots.indexOf(over), columnsOf(event.currentTarget), 6)];
    if (next === undefined || next === over || lifted === null) return;
    event.preventDefault();
    setLifted({ ...lifted, over: next });
  };
  return {
    lifted,
    handleOf: (shot) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setLifted({ shot, over: shot, by: 'pointer' });
      },
      onPointerMove: (event) => {
        if (lifted?.by !== 'pointer') return;
        const over = shotAt(event.clientX, event.clientY) ?? shot;
        if (over !== lifted.over) setLifted({ ...lifted, over });
      },
      onPointerUp: () => {
        if (lifted?.by === 'pointer') putDown();
      },
      onPointerCancel: () => setLifted(null),
      onKeyDown: (event) => {
        if (event.key === ' ' || event.key === 'Enter') {
          event.preventDefault();
          if (lifted === null) setLifted({ shot, over: shot, by: 'keys' });
          else putDown();
        } else if (event.key === 'Escape' && lifted !== null) {
          event.stopPropagation();
          setLifted(null);
        } else if (lifted?.by === 'keys') lead(event, lifted.over);
      },
      onBlur: () => {
        if (lifted?.by === 'keys') setLifted(null);
      },
    }),
  };
}
