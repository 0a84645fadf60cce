import { useEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent, UIEvent } from 'react';
import type { CalendarCar } from '#contract/calls/blocks.ts';
import { entriesOf, isOwn } from '../entries.ts';
import type { Entry } from '../entries.ts';
import { indexAtPixel } from '../timeline.ts';
import type { Timeline } from '../timeline.ts';
import type { Gesture, Cell } from './gesture.ts';
import { HEAD, ROW } from './gridSizes.ts';

interface Surface {
  readonly scroller: HTMLElement | null;
  readonly timeline: Timeline;
  readonly dayWidth: number;
  readonly carWidth: number;
  readonly cars: readonly CalendarCar[];
  readonly describe: (entry: Entry) => string;
}

interface Listeners {
  /** A drag by mouse or pen reached another day; null when it is cancelled. */
  readonly onDrag: (gesture: Gesture, at: Cell | null) => void;
  readonly onDrop: (gesture: Gesture, at: Cell) => void;
  /** Clicked or tapped: on a free day or on a bar. */
  readonly onPress: (at: Cell, entry: Entry | null) => void;
}

/** A longer movement than this is a drag, px. */
const SHAKE = 4;
/** Dragging this near to an edge scrolls, px. */
const EDGE = 36;
const SCROLL_STEP = 12;

/** Position of the calendar in the window, and its scroll offset. */
interface Viewport {
  readonly box: DOMRect;
  readonly left: number;
  readonly top: number;
}

const viewportOf = (scroller: HTMLElement): Viewport => ({
  box: scroller.getBoundingClientRect(),
  left: scroller.scrollLeft,
  top: scroller.scrollTop,
});

interface Drag {
  readonly gesture: Gesture;
  readonly down: { readonly x: number; readonly y: number };
  isOn: boolean;
  /** Cached: reading it on every move would force a layout each time. */
  viewport: Viewport;
  last: { x: number; y: number };
  at: Cell;
}

/** Mouse and pen drag; a finger taps and scrolls natively. */
export function useCalendarPointer(surface: Surface, { onDrag, onDrop, onPress }: Listeners) {
  const drag = useRef<Drag | null>(null);
  const frame = useRef(0);
  /** A drag has just ended, so the click that follows is ignored. */
  const isDone = useRef(false);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const cellAt = (
    { x, y }: { x: number; y: number },
    isClamped: boolean,
    { box, left, top }: Viewport,
  ): Cell | null => {
    const { timeline, dayWidth, carWidth, cars } = surface;
    if (cars.length === 0) return null;
    const [inX, inY] = [x - box.left - carWidth, y - box.top - HEAD];
    if (!isClamped && (inX < 0 || inY < 0)) return null;
    const row = Math.floor((Math.max(0, inY) + top) / ROW);
    const car = cars[Math.min(row, cars.length - 1)];
    if (car === undefined || (!isClamped && row >= cars.length)) return null;
    return { carId: car.id, day: indexAtPixel(timeline, Math.max(0, inX) + left, dayWidth) };
  };
  const entryOf = (target: EventTarget, { carId }: Cell): { entry: Entry | null; edge: string | undefined } => {
    const bar = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
    const edge = target instanceof Element ? target.closest<HTMLElement>('[data-edge]')?.dataset['edge'] : undefined;
    const car = surface.cars.find(({ id }) => id === carId);
    const entry = car && bar ? entriesOf(car).find(({ key }) => key === bar.dataset['entry']) : undefined;
    return { entry: entry ?? null, edge };
  };
  const follow = (): void => {
    const now = drag.current;
    if (now === null) return;
    const at = cellAt(now.last, true, now.viewport);
    if (at === null || (at.day === now.at.day && at.carId === now.at.carId)) return;
    now.at = at;
    onDrag(now.gesture, at);
  };
  const scrollAlong = (): void => {
    const now = drag.current;
    const { scroller, carWidth } = surface;
    if (!now || !scroller) return;
    const { box } = now.viewport;
    // A drag that starts beside an edge and leads away from it must not scroll.
    const step = (at: number, start: number, low: number, high: number) => {
      if (at < Math.min(low + EDGE, start)) return -SCROLL_STEP;
      return at > Math.max(high - EDGE, start) ? SCROLL_STEP : 0;
    };
    if (now.isOn) {
      const x = step(now.last.x, now.down.x, box.left + carWidth, box.right);
      const y = step(now.last.y, now.down.y, box.top + HEAD, box.bottom);
      if (x !== 0 || y !== 0) scroller.scrollBy(x, y);
    }
    frame.current = requestAnimationFrame(scrollAlong);
  };
  const end = (): Drag | null => {
    const now = drag.current;
    drag.current = null;
    cancelAnimationFrame(frame.current);
    return now;
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>): void => {
      isDone.current = false;
      if (event.pointerType === 'touch' || event.button !== 0) return;
      const down = { x: event.clientX, y: event.clientY };
      const viewport = viewportOf(event.currentTarget);
      const start = cellAt(down, false, viewport);
      if (start === null) return;
      const { entry, edge } = entryOf(event.target, start);
      const gesture = gestureOf(start, entry, edge);
      if (gesture === null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { gesture, down, viewport, isOn: false, last: down, at: start };
      frame.current = requestAnimationFrame(scrollAlong);
    },
    // Set only for the hovered bar, not for the hundreds that scroll past.
    onPointerOver: ({ target }: PointerEvent<HTMLDivElement>): void => {
      const bar = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
      const row = Number(bar?.closest('[role=row]')?.getAttribute('aria-rowindex'));
      const car = surface.cars[row - 2];
      if (bar === null || car === undefined || drag.current !== null) return;
      const entry = entriesOf(car).find(({ key }) => key === bar.dataset['entry']);
      if (entry) bar.title = surface.describe(entry);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>): void => {
      const now = drag.current;
      if (now === null) return;
      now.last = { x: event.clientX, y: event.clientY };
      const isFar = Math.hypot(now.last.x - now.down.x, now.last.y - now.down.y) > SHAKE;
      if (!now.isOn && isFar) {
        now.isOn = true;
        onDrag(now.gesture, now.at);
      }
      if (now.isOn) follow();
    },
    onPointerUp: (): void => {
      const now = end();
      if (now === null || !now.isOn) return;
      isDone.current = true;
      onDrop(now.gesture, now.at);
    },
    onPointerCancel: (): void => {
      const now = end();
      if (now?.isOn) onDrag(now.gesture, null);
    },
    onScroll: ({ currentTarget }: UIEvent<HTMLDivElement>): void => {
      const now = drag.current;
      if (now === null) return;
      now.viewport = viewportOf(currentTarget);
      if (now.isOn) follow();
    },
    onClick: (event: MouseEvent<HTMLDivElement>): void => {
      if (isDone.current) {
        isDone.current = false;
        return;
      }
      const at = cellAt({ x: event.clientX, y: event.clientY }, false, viewportOf(event.currentTarget));
      // After pointer capture the click's target is the capturing element, so look up what is under the pointer.
      const under = document.elementFromPoint(event.clientX, event.clientY) ?? event.target;
      if (at !== null) onPress(at, entryOf(under, at).entry);
    },
    /** Cancels a drag; returns whether there was one. */
    giveUp: (): boolean => {
      const now = end();
      if (!now?.isOn) return false;
      isDone.current = true;
      onDrag(now.gesture, null);
      return true;
    },
  };
}

function gestureOf(start: Cell, entry: Entry | null, edge: string | undefined): Gesture | null {
  if (entry === null) return { kind: 'select', start };
  if (!isOwn(entry) || entry.block === null) return null;
  if (edge === 'from' || edge === 'to') return { kind: 'stretch', edge, block: entry.block };
  return { kind: 'move', start, block: entry.block };
}
