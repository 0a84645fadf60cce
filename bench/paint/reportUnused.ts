import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { launchOptions } from '../../e2e/support/launchOptions.ts';
import { floorFolder, floorMaps } from '../floor/buildFloor.ts';
import { spansOf } from '../packageBytes.ts';
import { readMap } from '../readMap.ts';
import { usedCode } from './usedCode.ts';

const root = join(import.meta.dirname, '../..');
const ours = { folder: join(root, 'dist'), maps: join(root, '.cache/maps') };
const floor = { folder: floorFolder, maps: floorMaps };
/** Part of the characters that home loads and never runs. */
const aim = 0.25;
/** Bytes, brotli: from here on a package is named. */
const large = 5000;

interface Site {
  readonly folder: string;
  readonly maps: string;
}

interface PackageUse {
  code: string;
  unused: number;
}

/** How much of what was loaded until a page is quiet has run, by package. */
export async function reportUnused(floorUrl: string, url: string): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  try {
    console.log('Code of a first visit that never runs, of all its characters');
    print('React alone', await measureUse(browser, `${floorUrl}/react.html`, floor));
    print('bare page', await measureUse(browser, `${floorUrl}/`, floor));
    const home = await measureUse(browser, `${url}/`, ours);
    const part = print('home', home);
    console.log(`  ${part <= aim ? 'reached' : 'MISSED '} ${percent(part)} (aim ${percent(aim)})`);
    printPackages(home);
  } finally {
    await browser.close();
  }
}

async function measureUse(browser: Browser, url: string, site: Site): Promise<Map<string, PackageUse>> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.startPreciseCoverage', { detailed: true });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { result } = await devtools.send('Profiler.takePreciseCoverage');
  await page.close();
  const packages = new Map<string, PackageUse>();
  for (const { url: address, functions } of result) {
    const script = address.startsWith(new URL(url).origin) ? new URL(address).pathname.slice(1) : '';
    if (!script.endsWith('.js')) continue;
    const code = readFileSync(join(site.folder, script), 'utf8');
    const used = usedCode(code.length, functions);
    for (const { owner, start, end } of spansOf(code, readMap(site.maps, script))) {
      const use = packages.get(owner) ?? { code: '', unused: 0 };
      use.code += code.slice(start, end);
      for (let place = start; place < end; place++) if (used[place] === 0) use.unused++;
      packages.set(owner, use);
    }
  }
  return packages;
}

/** One line; gives the part that never ran. */
function print(name: string, packages: ReadonlyMap<string, PackageUse>): number {
  const all = [...packages.values()];
  const size = all.reduce((sum, { code }) => sum + code.length, 0);
  const unused = all.reduce((sum, use) => sum + use.unused, 0);
  console.log(`  ${name}: ${percent(unused / size)}, ${unused} of ${size}`);
  return unused / size;
}

function printPackages(packages: ReadonlyMap<string, PackageUse>): void {
  const rows = [...packages].map(([name, { code, unused }]) => ({
    name,
    bytes: brotliCompressSync(code).length,
    size: code.length,
    unused,
  }));
  const [named, rest] = [rows.filter(({ bytes }) => bytes >= large), rows.filter(({ bytes }) => bytes < large)];
  for (const { name, bytes, size, unused } of named.toSorted((a, b) => b.bytes - a.bytes))
    console.log(
      `  ${name.padEnd(24)} brotli alone ${bytes}, ${unused} of ${size} never run (${percent(unused / size)})`,
    );
  const sum = (pick: (row: (typeof rows)[number]) => number) => rest.reduce((total, row) => total + pick(row), 0);
  console.log(`  ${rest.length} smaller ones: ${sum(({ unused }) => unused)} of ${sum(({ size }) => size)} never run`);
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
