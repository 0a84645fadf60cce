import type { Page } from '@playwright/test';

export interface Touches {
  /** Of each interaction, from the finger to the next picture, ms. What took less than 16 ms counts as that. */
  readonly durations: readonly number[];
  /** What was touched in the slowest of them, and how its time went: until it was heard, until all heard it, until the picture. */
  readonly slowest: string;
  /** The longest task meanwhile, ms: what an answer brings comes after the picture. */
  readonly longest: number;
}

/** Listens in every document that the page will open. What runs in the page is text: a browser's names are none of Node's. */
export const watchTouches = (page: Page): Promise<unknown> =>
  page.addInitScript(`(() => {
    if (window.touched !== undefined) return;
    const found = (window.touched = { byId: new Map(), longest: 0, before: 0, slowest: null });
    found.take = (entries) => {
      for (const entry of entries) {
        const { interactionId: id, duration } = entry;
        if (id === 0) continue;
        found.byId.set(id, Math.max(found.byId.get(id) ?? 0, duration));
        if (duration > (found.slowest?.duration ?? 0)) found.slowest = entry;
      }
    };
    found.tell = ({ name, target, startTime, processingStart, processingEnd, duration }) => {
      const of = target?.closest('[aria-label], button, a, input') ?? target;
      const label = of?.getAttribute('aria-label') ?? of?.textContent?.slice(0, 40) ?? '';
      const parts = [processingStart - startTime, processingEnd - processingStart, startTime + duration - processingEnd];
      return name + ' ' + (of?.localName ?? '') + ' "' + label + '" ' + parts.map(Math.round).join(' + ');
    };
    found.events = new PerformanceObserver((list) => found.take(list.getEntries()));
    found.events.observe({ type: 'event', durationThreshold: 16 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.longest = Math.max(found.longest, duration);
    }).observe({ type: 'longtask' });
  })()`);

/** What has been touched since it was asked the last time. */
export const readTouches = (page: Page): Promise<Touches> =>
  page.evaluate(`new Promise((resolve) => {
    const found = window.touched;
    // What is still to be drawn is told after its picture.
    requestAnimationFrame(() => setTimeout(() => {
      found.take(found.events.takeRecords());
      const durations = [...found.byId.values()];
      const quick = performance.interactionCount - found.before - durations.length;
      for (let count = 0; count < quick; count++) durations.push(16);
      const slowest = found.slowest === null ? '' : found.tell(found.slowest);
      const result = { durations, slowest, longest: Math.round(found.longest) };
      found.byId.clear();
      found.slowest = null;
      found.longest = 0;
      found.before = performance.interactionCount;
      resolve(result);
    }, 50));
  })`);
