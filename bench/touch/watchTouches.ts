import type { Page } from '@playwright/test';

export interface Touches {
  /** Duration of each interaction until the next paint, ms; at least 16 ms. */
  readonly durations: readonly number[];
  /** The target of the slowest one, and its input delay, processing time and presentation delay. */
  readonly slowest: string;
  /** The longest task meanwhile, ms: the work of an answer comes after the paint. */
  readonly longest: number;
}

/** Observes every document that the page will open. Code for the page is text, as Node has no types of a browser. */
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
    found.describe = ({ name, target, startTime, processingStart, processingEnd, duration }) => {
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

/** The interactions since the last call. */
export const readTouches = (page: Page): Promise<Touches> =>
  page.evaluate(`new Promise((resolve) => {
    const found = window.touched;
    // A pending interaction is reported after its paint.
    requestAnimationFrame(() => setTimeout(() => {
      found.take(found.events.takeRecords());
      const durations = [...found.byId.values()];
      const quick = performance.interactionCount - found.before - durations.length;
      for (let count = 0; count < quick; count++) durations.push(16);
      const slowest = found.slowest === null ? '' : found.describe(found.slowest);
      const result = { durations, slowest, longest: Math.round(found.longest) };
      found.byId.clear();
      found.slowest = null;
      found.longest = 0;
      found.before = performance.interactionCount;
      resolve(result);
    }, 50));
  })`);
