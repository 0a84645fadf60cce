import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { demoAccounts, enter, firstThreadOf } from '../../e2e/support/enter.ts';
import { publicPages } from '../publicPages.ts';
import { openManyCars } from '../../e2e/support/manyCars.ts';

interface Opened {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly isPhone: boolean;
}

export interface Touch {
  /** Until everything is there and quiet. */
  readonly open: (opened: Opened) => Promise<void>;
  /** What a person does there. */
  readonly act: (opened: Opened) => Promise<void>;
}

/** Until the page has nothing more to do. */
const rest = async (page: Page): Promise<void> => {
  await page.evaluate(`new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }))`);
};

async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await rest(page);
}

/** How long a finger stays on the glass or a button of a mouse down, ms: a quick one. */
const held = 50;

/**
 * By a finger on a phone, by a mouse elsewhere; the next thing is done when the page is ready for it. Whether the target is
 * there, still and in front is found out before: a test's own listeners would work while the touch is measured.
 */
async function press({ page, devtools, isPhone }: Opened, target: Locator): Promise<void> {
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to press.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (isPhone) {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await wait(held);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  } else {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await wait(held);
    await page.mouse.up();
  }
  await rest(page);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await target.focus();
  for (const letter of text) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await rest(page);
  }
}

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

async function openFilters(opened: Opened): Promise<void> {
  if (opened.isPhone) await press(opened, button(opened.page, /^Filters/));
}

async function openSearch({ page }: Opened): Promise<void> {
  await page.goto('/search');
  await page.locator('article').first().waitFor();
  await quiet(page);
}

/** Pages of results by the button, as where nothing watches the end of the list. */
async function openSearchByButton({ page }: Opened): Promise<void> {
  await page.addInitScript('delete window.IntersectionObserver');
  await openManyCars(page, 1000);
  await quiet(page);
}

const more = (page: Page): Locator => page.getByRole('link', { name: 'Show more' });

async function showMore(opened: Opened): Promise<void> {
  const { page } = opened;
  const before = await page.locator('article').count();
  await press(opened, more(page));
  await page.locator('article').nth(before).waitFor();
  await rest(page);
}

const switchTo = async (opened: Opened, currency: string): Promise<void> => {
  await press(opened, opened.page.getByRole('button', { name: currency, exact: true }).filter({ visible: true }));
};

export const touches: Readonly<Record<string, Touch>> = {
  typing: {
    open: openSearch,
    act: async (opened) => {
      const { page } = opened;
      await openFilters(opened);
      const words = page.getByRole('searchbox', { name: 'Search' }).filter({ visible: true });
      await type(page, words, 'toyota prius');
      await quiet(page);
      for (let count = 0; count < 12; count++) {
        await page.keyboard.press('Backspace');
        await rest(page);
      }
      await quiet(page);
    },
  },
  filters: {
    open: openSearch,
    act: async (opened) => {
      const { page, isPhone } = opened;
      for (let round = 0; round < 3; round++) {
        await openFilters(opened);
        // Each on and off again: what one leaves over may be nothing of another.
        for (const turn of [false, true]) {
          await press(opened, page.getByRole('checkbox', { name: /^SUV/, checked: turn }).filter({ visible: true }));
          await quiet(page);
        }
        const years = page.locator('details:not([open]) > summary').filter({ hasText: /^Year from/, visible: true });
        if ((await years.count()) > 0) await press(opened, years);
        for (const name of [/^Automatic/, /^2018/]) {
          for (const turn of [false, true]) {
            await press(opened, page.getByRole('button', { name, pressed: turn }).filter({ visible: true }));
            await quiet(page);
          }
        }
        if (isPhone) {
          await press(opened, button(page, /^Show .* cars?$/));
          await page.getByRole('dialog').waitFor({ state: 'detached' });
        }
      }
    },
  },
  more: {
    open: openSearchByButton,
    act: async (opened) => {
      for (let count = 0; count < 8; count++) await showMore(opened);
    },
  },
  currency: {
    open: async (opened) => {
      await openSearchByButton(opened);
      for (let count = 0; count < 6; count++) await showMore(opened);
      if (opened.isPhone) await press(opened, button(opened.page, 'Menu'));
    },
    act: async (opened) => {
      for (let round = 0; round < 5; round++) {
        await switchTo(opened, 'GEL');
        await switchTo(opened, 'USD');
      }
    },
  },
  dates: {
    open: async ({ page }) => {
      await page.goto('/');
      await page.locator('article').first().waitFor();
      await quiet(page);
    },
    act: async (opened) => {
      const { page } = opened;
      const form = page.getByRole('form', { name: 'Find a car' });
      for (let round = 0; round < 3; round++) {
        await press(opened, form.getByRole('button', { name: round === 0 ? /^Pick-up/ : /^Return/ }));
        const calendar = page.getByRole('dialog', { name: 'Pick-up and return' });
        await calendar.waitFor();
        await rest(page);
        await press(opened, calendar.getByRole('button', { name: 'Next month' }));
        const days = calendar.getByRole('gridcell').getByRole('button', { disabled: false });
        await press(opened, days.nth(8 + round));
        await press(opened, days.nth(12 + round));
        await press(opened, calendar.getByRole('button', { name: 'Done' }));
        await calendar.waitFor({ state: 'detached' });
      }
    },
  },
  login: {
    open: async ({ page }) => {
      await page.goto('/terms-and-conditions');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await quiet(page);
    },
    act: async (opened) => {
      const { page } = opened;
      for (let round = 0; round < 2; round++) {
        await press(opened, button(page, 'Log in'));
        const dialog = page.getByRole('dialog');
        await dialog.waitFor();
        await rest(page);
        await type(page, dialog.getByRole('textbox', { name: 'Email' }), 'client@gza');
        await type(page, dialog.getByLabel('Password', { exact: true }), 'wrong-one');
        await press(opened, dialog.getByRole('button', { name: 'Close' }));
        await dialog.waitFor({ state: 'detached' });
      }
    },
  },
  gallery: {
    open: async ({ page }) => {
      await page.goto('/');
      const { car } = await publicPages(new URL(page.url()).origin);
      await page.goto(car ?? '');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await quiet(page);
    },
    act: async (opened) => {
      const { page } = opened;
      for (let round = 0; round < 3; round++) {
        await press(opened, page.getByRole('region', { name: 'Photos' }).getByRole('button').first());
        const room = page.getByRole('dialog');
        await room.waitFor();
        await rest(page);
        for (const key of ['ArrowRight', 'ArrowRight', '+', '-', 'ArrowLeft']) {
          await page.keyboard.press(key);
          await rest(page);
        }
        await press(opened, room.getByRole('button', { name: 'Close' }));
        await room.waitFor({ state: 'detached' });
      }
    },
  },
  chat: {
    open: async ({ page }) => {
      const thread = await firstThreadOf(page, demoAccounts.client);
      await enter(page, demoAccounts.client);
      await page.goto(`/chat?thread=${thread.id}`);
      await page.getByRole('textbox', { name: 'Write a message' }).waitFor();
      await quiet(page);
    },
    act: async ({ page }) => {
      const field = page.getByRole('textbox', { name: 'Write a message' });
      for (let round = 0; round < 3; round++) {
        await type(page, field, 'Is it free');
        await page.keyboard.press('Enter');
        await rest(page);
        await quiet(page);
      }
    },
  },
};
