import type { TestBrowser } from './testBrowser.ts';

/** How often `/metrics` says that a task has failed. */
export async function countFailures(browser: Pick<TestBrowser, 'inject'>, task: string): Promise<number> {
  const { text } = await browser.inject('/metrics');
  const line = text.split('\n').find((each) => each.startsWith(`failures_total{task="${task}"}`));
  return Number(line?.split(' ').at(-1) ?? 0);
}
