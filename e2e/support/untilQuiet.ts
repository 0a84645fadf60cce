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

/** Counts the pending requests of the pages of a context, except for streams of events, which never end. */
export function watchTraffic(context: BrowserContext): void {
  const note = (request: Request, isOpen: boolean): void => {
    // Only requests of workers have no frame, and there are none here.
    if (request.resourceType() === 'eventsource' || request.serviceWorker() !== null) return;
    const traffic = trafficOf(request.frame().page());
    if (isOpen) traffic.open.add(request);
    else traffic.open.delete(request);
    traffic.changedAt = performance.now();
  };
  context.on('request', (request) => {
    // Leaving a page cancels its requests.
    if (request.isNavigationRequest() && request.frame().parentFrame() === null)
      trafficOf(request.frame().page()).open.clear();
    note(request, true);
  });
  context.on('requestfinished', (request) => note(request, false));
  context.on('requestfailed', (request) => note(request, false));
}

/** Marks a page as about to request something, so that it is not quiet too early. */
export function expectTraffic(page: Page): void {
  trafficOf(page).changedAt = performance.now();
}

/**
 * Nothing has been requested for half a second, and the page has rendered: a click may make its request only after that.
 * Playwright's own `networkidle` waits for streams, too.
 */
export async function untilQuiet(page: Page): Promise<void> {
  // A navigation that begins meanwhile ends what runs in the page, and the next document has to become idle.
  await expect(async () => {
    await page.waitForLoadState('load');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))));
  }).toPass({ intervals: [0, 100] });
  const isQuiet = (): boolean => {
    const { open, changedAt } = trafficOf(page);
    return open.size === 0 && performance.now() - changedAt >= QUIET_MS;
  };
  await expect.poll(isQuiet, { intervals: [100] }).toBe(true);
}
