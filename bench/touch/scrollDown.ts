import type { CDPSession, Page } from '@playwright/test';

interface Scrolled {
  /** How long each frame took, ms. */
  readonly times: readonly number[];
  /** What the page's thread has worked, ms. */
  readonly worked: number;
  readonly nodes: number;
}

const speed = 120;

/**
 * Loads all cars without being slowed, then scrolls from the first to the last and halfway back, slowed, a step every frame.
 */
export async function scrollDown(page: Page, devtools: CDPSession, cars: number, slowdown: number): Promise<Scrolled> {
  await page.evaluate(`new Promise((resolve) => {
    const go = () => {
      if (document.querySelectorAll('main article').length >= ${cars}) return resolve();
      scrollTo(0, document.documentElement.scrollHeight);
      setTimeout(go, 30);
    };
    go();
  })`);
  await page.evaluate('scrollTo(0, 0)');
  await page.waitForLoadState('networkidle');
  const nodes: number = await page.evaluate(`document.querySelectorAll('main *').length`);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const before = await worked();
  const times: number[] = await page.evaluate(`new Promise((resolve) => {
    const times = [];
    const end = document.documentElement.scrollHeight - innerHeight;
    let [step, last, back] = [${speed}, performance.now(), false];
    const frame = () => {
      const now = performance.now();
      times.push(now - last);
      last = now;
      if (!back && scrollY >= document.documentElement.scrollHeight - innerHeight - 4) [back, step] = [true, -${speed}];
      if ((back && scrollY < end / 2) || times.length > 3000) return resolve(times.slice(1));
      scrollBy({ top: step, behavior: 'instant' });
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  })`);
  return { times, worked: (await worked()) - before, nodes };
}
