import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { launchOptions } from '../../e2e/support/launchOptions.ts';
import { startServer } from '../../e2e/support/startServer.ts';
import { longestFunctions } from './longestFunctions.ts';
import { openManyCars } from '../../e2e/support/manyCars.ts';
import { scrollDown } from './scrollDown.ts';
import { touches } from './touches.ts';
import type { Touch } from './touches.ts';
import { readTouches, watchTouches } from './watchTouches.ts';

/** Nine of ten people feel no wait below it, ms: the bound of a good "interaction to next paint". */
const aim = { touch: 200, frame: 50 };

const windows = {
  phone: { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const;
type Width = keyof typeof windows;

/**
 * The time of every kind of interaction until the next paint, in the built site on a slowed processor, by the browser's
 * event timing; and how long frames take while a thousand cars are scrolled.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      slowdown: { type: 'string', default: '4' },
      widths: { type: 'string', default: 'phone,desktop' },
      only: { type: 'string', default: [...Object.keys(touches), 'scroll'].join(',') },
      cars: { type: 'string', default: '1000' },
      url: { type: 'string' },
    },
  });
  const slowdown = Number(values.slowdown);
  const only = values.only.split(',');
  const server = values.url === undefined ? await startServer() : { url: values.url, stop: () => Promise.resolve() };
  const { args: flags, ...launch } = launchOptions();
  const browser = await chromium.launch({
    ...launch,
    args: [...flags, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });
  console.log(`${slowdown}× slowed, load ${loadavg()[0]?.toFixed(1)}; ms until the next picture`);
  try {
    // The keys are those of the windows.
    for (const width of Object.keys(windows).filter((name) => values.widths.includes(name)) as Width[]) {
      for (const [kind, touch] of Object.entries(touches)) {
        if (only.includes(kind)) await measureTouch({ browser, url: server.url, width, slowdown }, kind, touch);
      }
      if (only.includes('scroll'))
        await measureScroll({ browser, url: server.url, width, slowdown }, Number(values.cars));
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface Place {
  readonly browser: Browser;
  readonly url: string;
  readonly width: Width;
  readonly slowdown: number;
}

async function openPage({ browser, url, width }: Place): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({ ...windows[width], baseURL: url, locale: 'en-US' });
  const page = await context.newPage();
  return { page, devtools: await context.newCDPSession(page) };
}

/** Once for how long it takes, and once more for what takes long: watching every function slows what it watches. */
async function measureTouch(place: Place, kind: string, touch: Touch): Promise<void> {
  const { durations, slowest, longest } = await withTouched(place, touch, async ({ page, act }) => {
    await readTouches(page);
    await act();
    return readTouches(page);
  });
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  console.log(
    `${place.width} ${kind}: p50 ${at(0.5)}, p98 ${at(0.98)} (aim ${aim.touch}) of ${sorted.length}${at(0.98) > aim.touch ? ' MISSED' : ''}; longest task ${longest}`,
  );
  console.log(`    slowest: ${slowest}`);
  const functions = await withTouched(place, touch, async ({ devtools, act }) => {
    await devtools.send('Profiler.enable');
    await devtools.send('Profiler.setSamplingInterval', { interval: 500 });
    await devtools.send('Profiler.start');
    await act();
    const { profile } = await devtools.send('Profiler.stop');
    return longestFunctions(profile, 3);
  });
  for (const line of functions) console.log(`    ${line}`);
}

interface Touched {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly act: () => Promise<void>;
}

/** With a new page that is ready to be touched, and slow from then on. */
async function withTouched<Found>(
  place: Place,
  touch: Touch,
  measure: (touched: Touched) => Promise<Found>,
): Promise<Found> {
  const { page, devtools } = await openPage(place);
  try {
    await watchTouches(page);
    const opened = { page, devtools, isPhone: place.width === 'phone' };
    await touch.open(opened);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: place.slowdown });
    return await measure({ page, devtools, act: () => touch.act(opened) });
  } finally {
    await page.context().close();
  }
}

async function measureScroll(place: Place, cars: number): Promise<void> {
  const { page, devtools } = await openPage(place);
  try {
    await openManyCars(page, cars);
    await page
      .getByText(`${cars.toLocaleString('en')} cars`)
      .first()
      .waitFor();
    const { times, worked, nodes } = await scrollDown(page, devtools, cars, place.slowdown);
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
    console.log(
      `${place.width} scrolling ${cars} cars (${nodes} nodes): frames p50 ${at(0.5).toFixed(1)}, p95 ${at(0.95).toFixed(1)} (aim ${aim.frame})${at(0.95) > aim.frame ? ' MISSED' : ''}, longest ${at(0.999).toFixed(1)} of ${times.length}; the page worked ${(worked / times.length).toFixed(1)} a frame`,
    );
  } finally {
    await page.context().close();
  }
}
