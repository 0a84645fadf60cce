import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { launchOptions } from '../e2e/support/launchOptions.ts';
import { startServer } from '../e2e/support/startServer.ts';
import { publicPages } from './publicPages.ts';

const dist = join(import.meta.dirname, '../dist');

export interface RouteFigures {
  /** Paths below dist/ of the scripts that the first visit fetches. */
  readonly scripts: readonly string[];
  /** Bytes of each, compressed by brotli 11. */
  readonly sizes: Readonly<Record<string, number>>;
  readonly bytes: number;
}

/** What the first visit of each public route fetches in a real browser from the real server. */
export async function measureRoutes(): Promise<Record<string, RouteFigures>> {
  const server = await startServer();
  const browser = await chromium.launch(launchOptions());
  try {
    const figures: Record<string, RouteFigures> = {};
    for (const [name, path] of Object.entries(await publicPages(server.url)))
      figures[name] = await measureRoute(browser, server.url + path);
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function measureRoute(browser: Browser, url: string): Promise<RouteFigures> {
  const page = await browser.newPage();
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname.slice(1));
  });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // What the screen shows counts; what it fetches ahead for the next one is not waited for.
  await page.close();
  const sorted = [...scripts].sort();
  const sizes = Object.fromEntries(sorted.map((script) => [script, compressedSize(script)]));
  return { scripts: sorted, sizes, bytes: Object.values(sizes).reduce((sum, size) => sum + size, 0) };
}

function compressedSize(script: string): number {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return brotliCompressSync(readFileSync(join(dist, script)), options).length;
}
