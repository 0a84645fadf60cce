import type { Page } from '@playwright/test';

export interface Touches {
  /** Of each interaction, from the finger to the next picture, ms. What took less than 16 ms counts as that. */
  readonly durations: readonly number[];
  /** The longest task meanwhile, ms: what an answer brings comes after the picture. */
  readonly longest: number;
}

/** Listens in every document that the page will open. What runs in the page is text: a browser's names are none of Node's. */
export const watchTouches = (page: Page): Promise<unknown> =>
  page.addInitScript(`(() => {
    if (window.touched !== undefined) return;
    const found = (window.touched = { byId: new Map(), longest: 0, before: 0 });
    found.take = (entries) => {
      for (const { interactionId: id, duration } of entries)
        if (id > 0) found.byId.set(id, Math.max(found.byId.get(id) ?? 0, duration));
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
      const result = { durations, longest: Math.round(found.longest) };
      found.byId.clear();
      found.longest = 0;
      found.before = performance.interactionCount;
      resolve(result);
    }, 50));
  })`);
