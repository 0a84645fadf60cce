import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';
import { getFleetCalendar } from '#contract/calls/blocks.ts';
import type { CalendarCar } from '#contract/calls/blocks.ts';
import { addDays, localDateOf } from '#contract/domain/rentalTime.ts';
import { demoAccounts, enter } from '../../e2e/support/enter.ts';
import { launchOptions } from '../../e2e/support/launchOptions.ts';
import { startServer } from '../../e2e/support/startServer.ts';
import { makeFleet } from './makeFleet.ts';

const DAYS = 365;
/** The time of a frame at sixty per second, and the longest that still feels like one movement, ms. */
const AIM = { median: 16, p95: 50 };

/**
 * Scrolls and drags in the fleet calendar of the built site, in a browser that draws as fast as it can on a slowed
 * processor, and prints how long frames took. Only the answers about the fleet are made up.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      cars: { type: 'string', default: '200' },
      slowdown: { type: 'string', default: '4' },
      frames: { type: 'string', default: '240' },
    },
  });
  const frames = Number(values.frames);
  const fleet = makeFleet(Number(values.cars), addDays(localDateOf(Date.now()), -30), DAYS);
  const server = await startServer();
  const { args: flags, ...launch } = launchOptions();
  // Otherwise every frame waits for the next sixtieth of a second.
  const browser = await chromium.launch({
    ...launch,
    args: [...flags, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });
  try {
    const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1280, height: 900 } });
    await enter(page, demoAccounts.owner);
    await answerFleet(page, fleet);
    await page.goto('/admin/calendar');
    await page.locator('[data-entry]').first().waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
    const { cells, bars } = await countElements(page);
    console.log(
      `${fleet.length} cars × ${DAYS} days, ${fleet.flatMap(({ blocks }) => blocks).length} blocks; ${values.slowdown}× slowed; ${cells} cells and ${bars} bars in the page`,
    );
    const measured = (work: () => Promise<number[]>) => withProcessorTime(devtools, work);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    report('scrolling down', await measured(() => scroll(page, frames, 0, 24)));
    report('scrolling to later days', await measured(() => scroll(page, frames, 24, 0)));
    report('scrolling back in both directions', await measured(() => scroll(page, frames, -18, -18)));
    report('dragging over days', await measured(() => drag(page, frames)));
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function answerFleet(page: Page, fleet: readonly CalendarCar[]): Promise<void> {
  await page.route(`**${getFleetCalendar.path}*`, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
    const cars = fleet.map((car) => ({
      ...car,
      blocks: car.blocks.filter((block) => block.from < `${to}T24` && block.to > from),
    }));
    return route.fulfill({ json: { status: 'success', from, to, cars, branches: [{ id: 1, name: 'Airport' }] } });
  });
}

// Code for the page is text, as Node has no types of a browser.
const countElements = (page: Page): Promise<{ cells: number; bars: number }> =>
  page.evaluate(`({
    cells: document.querySelectorAll('[role=gridcell]').length,
    bars: document.querySelectorAll('[data-entry]').length,
  })`);

/** Takes a step every frame and returns how long each frame took, ms. */
const timeFrames = (page: Page, frames: number, step: string): Promise<number[]> =>
  page.evaluate(`new Promise((resolve) => {
    const grid = document.querySelector('[role=grid]');
    const times = [];
    let last = performance.now();
    const frame = () => {
      const now = performance.now();
      times.push(now - last);
      last = now;
      if (times.length > ${frames}) return resolve(times.slice(1));
      ${step}
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  })`);

const scroll = (page: Page, frames: number, x: number, y: number): Promise<number[]> =>
  timeFrames(page, frames, `grid.scrollBy(${x}, ${y});`);

/**
 * A mouse that is down goes back and forth over the days of a row, eleven pixels a frame. In most frames it stays on its day, so
 * that nothing would be drawn, and after such a frame the browser waits for the next sixtieth of a second in spite of its
 * flags: a pixel outside the calendar changes with each, so that frames take as long as their work.
 */
async function drag(page: Page, frames: number): Promise<number[]> {
  const box = await page.getByRole('grid').boundingBox();
  if (box === null) throw new Error('The calendar is not there.');
  const y = box.y + 58 + 64 * 2.5;
  const free: number = await page.evaluate(`(() => {
    for (let x = ${box.x + 240}; x < ${box.x + box.width}; x += 1)
      if (document.elementFromPoint(x, ${y})?.closest('[data-entry]') === null) return x;
    return 0;
  })()`);
  await page.evaluate(`(() => {
    const beat = document.body.appendChild(document.createElement('div'));
    beat.id = 'beat';
    beat.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px';
  })()`);
  await page.mouse.move(free, y);
  await page.mouse.down();
  await page.mouse.move(free + 20, y);
  const times = await timeFrames(
    page,
    frames,
    `beat.style.backgroundColor = times.length % 2 === 0 ? 'black' : 'white';
    grid.dispatchEvent(new PointerEvent('pointermove', {
      bubbles: true, pointerId: 1, pointerType: 'mouse', clientY: ${y},
      clientX: ${box.x + 280} + Math.abs(((times.length * 11) % 1200) - 600),
    }));`,
  );
  if ((await page.locator('[data-draft]').count()) === 0) throw new Error('Nothing was dragged.');
  await page.mouse.up();
  return times;
}

interface Measured {
  readonly times: readonly number[];
  /** The CPU time of the page's thread, ms: unlike elapsed times it does not grow when other processes need the CPU. */
  readonly worked: number;
}

async function withProcessorTime(devtools: CDPSession, work: () => Promise<number[]>): Promise<Measured> {
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const before = await read();
  const times = await work();
  return { times, worked: (await read()) - before };
}

function report(what: string, { times, worked }: Measured): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  console.log(
    `${what}: median ${at(0.5)} ms (aim ${AIM.median}), p95 ${at(0.95)} ms (aim ${AIM.p95}), longest ${at(0.999)} ms of ${times.length} frames; the page worked ${(worked / times.length).toFixed(1)} ms a frame`,
  );
}
