import { useLayoutEffect, useState } from 'react';

export const zooms = ['day', 'week', 'weeks', 'month'] as const;
export type Zoom = (typeof zooms)[number];

/** How many days should be visible, their minimum width, and their minimum width for touch. */
const widths: Readonly<Record<Zoom, { readonly days: number; readonly least: number; readonly touch: number }>> = {
  day: { days: 2, least: 150, touch: 150 },
  week: { days: 7, least: 76, touch: 64 },
  weeks: { days: 21, least: 36, touch: 44 },
  month: { days: 31, least: 26, touch: 30 },
};

/** Before the first measurement. */
const UNKNOWN = 800;

/** Width of a day for the available width, px. */
export function dayWidthOf(zoom: Zoom, room: number, isPhone: boolean): number {
  const { days, least, touch } = widths[zoom];
  return Math.max(isPhone ? touch : least, Math.floor(room / days));
}

/** The width of an element, updated when it changes. */
export function useWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(UNKNOWN);
  useLayoutEffect(() => {
    if (element === null) return undefined;
    const measure = () => setWidth(element.clientWidth || UNKNOWN);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
