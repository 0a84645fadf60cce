import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions } from '../../e2e/support/launchOptions.ts';
import { findFreePort } from '../../e2e/support/startServer.ts';

export interface Paint {
  /** ms, but for the last, which has no unit. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Of 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  readonly consoleErrors: readonly string[];
}

const categories = ['performance', 'accessibility', 'seo', 'best-practices'] as const;

/**
 * One visit by a phone with Lighthouse, in a separate browser with an empty cache. The slow network and processor are
 * applied, not simulated: a simulation treats a page rendered by its script like one that is there at once.
 *
 * @param slowdown how many times slower the processor is than this machine
 */
export async function runLighthouse(url: string, slowdown: number): Promise<Paint> {
  const port = await findFreePort();
  const { args, ...launch } = launchOptions();
  const browser = await chromium.launch({ ...launch, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: [...categories],
      throttlingMethod: 'devtools',
      throttling: { cpuSlowdownMultiplier: slowdown },
      disableFullPageScreenshot: true,
    });
    if (result === undefined || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? url);
    const { audits, categories: scored } = result.lhr;
    const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
    const errors = audits['errors-in-console']?.details;
    return {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      scores: Object.fromEntries(categories.map((name) => [name, Math.round((scored[name]?.score ?? 0) * 100)])),
      consoleErrors: errors?.type === 'table' ? errors.items.map(({ description }) => nameOf(description)) : [],
    };
  } finally {
    await browser.close();
  }
}

const nameOf = (description: unknown): string => (typeof description === 'string' ? description : 'unnamed');
