import { expect } from '@playwright/test';
import type { BrowserContext, Page, Request } from '@playwright/test';

const QUIET_MS = 500;

interface Traffic {
  readonly open: Set<Request>;
  changedAt: number;
}

const ofPages = new WeakMap<Page, Traffic>();

function trafficOf(page: Page): Traffic {
  const known = ofPages.get(page);
  if (known) return known;
  const traffic: Traffic = { open: new Set(), changedAt: performance.now() };
  ofPages.set(page, traffic);
  return traffic;
}

/** Counts what the pages of a context fetch; a stream of events never ends, so it does not count. */
export function watchTraffic(context: BrowserContext): void {
  const note = (request: Request, isOpen: boolean): void => {
    // Requests of workers have no frame; there are none here.
    if (request.resourceType() === 'eventsource' || request.serviceWorker() !== null) return;
    const traffic = trafficOf(request.frame().page());
    if (isOpen) traffic.open.add(request);
    else traffic.open.delete(request);
    traffic.changedAt = performance.now();
  };
  context.on('request', (request) => {
    // A page that is left takes its requests with it.
    if (request.isNavigationRequest() && request.frame().parentFrame() === null)
      trafficOf(request.frame().page()).open.clear();
    note(request, true);
  });
  context.on('requestfinished', (request) => note(request, false));
  context.on('requestfailed', (request) => note(request, false));
}

/** Says that a page is about to fetch something: it is not quiet before it had the time to. */
export function expectTraffic(page: Page): void {
  trafficOf(page).changedAt = performance.now();
}

/**
 * Nothing has been fetched for half a second, and the page has drawn what was asked of it before: a click whose answer
 * is still to be drawn has not fetched yet. Playwright's own `networkidle` waits for streams, too.
 */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))));
  const isQuiet = (): boolean => {
    const { open, changedAt } = trafficOf(page);
    return open.size === 0 && performance.now() - changedAt >= QUIET_MS;
  };
  await expect.poll(isQuiet, { intervals: [100] }).toBe(true);
}
