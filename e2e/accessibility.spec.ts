import { demoAccounts, enter, firstThreadOf } from './enter.ts';
import { findViolations, findWithoutColours } from './findViolations.ts';
import {
  closedScreens,
  firstCarPath,
  goWithin,
  languages,
  openScreen,
  orderPath,
  screens,
  settle,
} from './openScreen.ts';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';

test.use({ reducedMotion: 'reduce' });

type Role = keyof typeof demoAccounts;

const everyScreen: (readonly [string, Role | 'visitor', string])[] = [
  ...Object.entries(screens).map(([name, path]) => [name, 'visitor', path] as const),
  ...closedScreens,
  // Of another role, or with something chosen.
  ['payouts', 'admin', '/admin/operations'],
  ['conversation', 'owner', '/chat?thread='],
  ['account', 'admin', '/admin/accounts?id=1'],
];

/** The address of a screen, for whoever is logged in. */
async function addressOf(page: Page, path: string, thread: string): Promise<string> {
  if (path === ':car') return firstCarPath(page.request);
  if (path.includes(':order')) return orderPath(page.request, path);
  return path.endsWith('=') ? path + thread : path;
}

/** Logs in whom the screens are for, and gives the id of that account's first thread if one of them asks for it. */
async function enterFor(page: Page, role: Role | 'visitor', paths: readonly string[]): Promise<string> {
  if (role === 'visitor') return '';
  const asksForThread = paths.some((path) => path.endsWith('='));
  const thread = asksForThread ? String((await firstThreadOf(page, demoAccounts[role])).id) : '';
  await enter(page, demoAccounts[role]);
  return thread;
}

for (const [name, role, path] of everyScreen) {
  test(`axe finds nothing: ${name}`, async ({ page, allow }) => {
    if (name === 'notFound') allow(/status of 404/);
    const thread = await enterFor(page, role, [path]);
    await openScreen(page, await addressOf(page, path, thread));
    await expect(page).toHaveTitle(/Gza/);
    expect(await findViolations(page)).toEqual([]);
  });
}

// In other languages the screens are walked within one page: a page of its own for each took longer than all of axe.
for (const [role, shown] of Map.groupBy(everyScreen, ([, whose]) => whose))
  for (const language of languages.slice(1)) {
    test(`axe finds nothing in ${language}: screens of ${role}`, async ({ page }) => {
      const paths = shown.map(([, , path]) => path);
      const thread = await enterFor(page, role, paths);
      await openScreen(page, '/safety', language);
      for (const path of paths) {
        await goWithin(page, await addressOf(page, path, thread));
        await settle(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page).toHaveTitle(/Gza/);
        // The dark colours are the same in every language.
        expect(await findWithoutColours(page), path).toEqual([]);
      }
    });
  }
