import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { isoWeekday } from '#contract/domain/money/priceDay.ts';
import type { DaySpan } from '#contract/calls/orders/quotes.ts';
import { addDays } from '#src/features/dates/localDay.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { addMonths } from './monthDays.ts';

interface Chosen {
  /** Where the selection started, and the day it was dragged to. */
  readonly anchor: string;
  readonly head: string;
}

interface Options {
  /** What all the days are in. */
  readonly grid: RefObject<HTMLElement | null>;
  /** The first selectable day: days before it are only shown. */
  readonly first: string;
  /** Brings a day's month into sight; false where there is no such day. */
  readonly onReach: (day: string) => boolean;
}

const spanOf = ({ anchor, head }: Chosen): DaySpan =>
  anchor < head ? { from: anchor, to: head } : { from: head, to: anchor };

/** The same day of another month, or its last day where it has none. */
function inMonth(day: string, count: number): string {
  const month = addMonths(day.slice(0, 7), count);
  const end = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}${day.slice(7)}`;
  return same > end ? end : same;
}

const steps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, 1 - isoWeekday(day)),
  End: (day) => addDays(day, 7 - isoWeekday(day)),
  PageUp: (day) => inMonth(day, -1),
  PageDown: (day) => inMonth(day, 1),
};

const dayAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined;

/** Selects days of a calendar by dragging, or with Shift and the arrows; one of them at a time has the focus. */
export function useDays({ grid, first, onReach }: Options) {
  const [chosen, setChosen] = useUiState<Chosen | null>('prices/days/chosen', null, { privacy: 'keep' });
  const [focused, setFocused] = useState(first);
  const [isOpen, setIsOpen] = useUiState('prices/days', false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const openAt = (day: string) => {
    setAnchor(cellOf(day));
    setIsOpen(true);
  };
  const isDrawing = useRef(false);
  const wasDrawn = useRef(false);
  const mustFocus = useRef(false);

  const cellOf = (day: string) => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`) ?? null;
  useEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused, grid]);
  useEffect(() => {
    // The pointer was released outside of the days: the selection stays.
    const stop = () => {
      isDrawing.current = false;
    };
    window.addEventListener('pointerup', stop);
    return () => window.removeEventListener('pointerup', stop);
  }, []);

  const isOver = (day: string) => day < first;
  const toCome = (day: string) => (isOver(day) ? first : day);
  const choose = (next: Chosen) => {
    setChosen(next);
    setFocused(next.head);
  };
  return {
    focused,
    span: chosen && spanOf(chosen),
    /** Whether the editor of the chosen days is open, and its anchor. */
    isOpen,
    anchor,
    close: () => setIsOpen(false),
    clear: () => {
      setIsOpen(false);
      setChosen(null);
    },
    setSpan: ({ from, to }: DaySpan) => choose({ anchor: from, head: to }),
    gridProps: {
      onPointerDown: (event: React.PointerEvent) => {
        const day = dayAt(event.target);
        // A finger scrolls; it chooses by tapping.
        if (day === undefined || isOver(day) || event.pointerType === 'touch' || event.button !== 0) return;
        isDrawing.current = true;
        choose({ anchor: event.shiftKey && chosen ? chosen.anchor : day, head: day });
      },
      onPointerOver: (event: React.PointerEvent) => {
        const day = dayAt(event.target);
        if (isDrawing.current && chosen && day !== undefined) choose({ ...chosen, head: toCome(day) });
      },
      onPointerUp: (event: React.PointerEvent) => {
        const day = dayAt(event.target);
        if (!isDrawing.current || day === undefined) return;
        wasDrawn.current = true;
        openAt(day);
      },
      onClick: (event: React.MouseEvent) => {
        const day = dayAt(event.target);
        if (day !== undefined && !isOver(day) && !wasDrawn.current) {
          choose({ anchor: day, head: day });
          openAt(day);
        }
        wasDrawn.current = false;
      },
      onKeyDown: (event: React.KeyboardEvent) => {
        // After the months were turned it is the first day in sight.
        const day = dayAt(event.target) ?? focused;
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          if (isOver(day)) return;
          if (chosen === null || day < spanOf(chosen).from || day > spanOf(chosen).to)
            choose({ anchor: day, head: day });
          openAt(day);
        } else if (event.key === 'Escape') {
          setChosen(null);
        } else {
          const next = steps[event.key]?.(day);
          if (next === undefined) return;
          event.preventDefault();
          if (!onReach(next)) return;
          mustFocus.current = true;
          setFocused(next);
          const anchor = chosen?.anchor ?? day;
          setChosen(event.shiftKey && !isOver(anchor) ? { anchor, head: toCome(next) } : null);
        }
      },
    },
  };
}
