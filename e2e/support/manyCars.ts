import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';

/** Opens a search that finds so many cars. It is reached by a link, as the server renders one that is opened by its address. */
export async function openManyCars(page: Page, count: number): Promise<void> {
  await answerManyCars(page, count);
  await page.goto('/about-us');
  await page.waitForLoadState('networkidle');
  // On a slow machine nothing is requested for a while before hydration.
  // Polled from here: the policy of the page forbids evaluating a text in it.
  const isHydrated = `Object.keys(document.querySelector('main a') ?? {}).some((key) => key.startsWith('__reactProps'))`;
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  await page.evaluate(`history.pushState(null, '', '/search'); dispatchEvent(new PopStateEvent('popstate'))`);
  await page.locator('article').first().waitFor();
}

/** Answers searches with so many cars: those of the demo fleet repeated, each with its own id. */
async function answerManyCars(page: Page, count: number): Promise<void> {
  await page.route(`**${calls.searchCars.path}?*`, async (route) => {
    const url = new URL(route.request().url());
    const start = Number(url.searchParams.get('cursor') ?? 0);
    url.searchParams.delete('cursor');
    const answer = calls.searchCars.response.parse(await (await route.fetch({ url: url.href })).json());
    const size = Math.min(answer.cars.length, count - start);
    const cars = answer.cars.slice(0, size).map((car, index) => ({ ...car, id: 1_000_000 + start + index }));
    const next = start + size < count ? String(start + size) : null;
    await route.fulfill({ json: { ...answer, cars, total: count, total_is_capped: false, next_cursor: next } });
  });
}
