import { isDeep } from '../../server/testing/isDeep.ts';
import { demoAccounts, enter, firstThreadOf } from '../support/enter.ts';
import { findViolations, findWithoutColours } from '../support/findViolations.ts';
import {
  closedScreens,
  firstCarPath,
  goWithin,
  languages,
  openScreen,
  orderPath,
  screens,
  settle,
} from '../support/openScreen.ts';
import { expect, test } from '../support/test.ts';
import type { Page } from '@playwright/test';

test.use({ reducedMotion: 'reduce' });

type Role = keyof typeof demoAccounts;

const everyScreen: (readonly [string, Role | 'visitor', string])[] = [
  ...Object.entries(screens).map(([name, path]) => [name, 'visitor', path] as const),
  ...closedScreens,
  // For another role, or with a selection.
  ['payouts', 'admin', '/admin/operations'],
  ['conversation', 'owner', '/chat?thread='],
  ['account', 'admin', '/admin/accounts?id=1'],
];

/** The address of a screen for the logged-in user. */
async function addressOf(page: Page, path: string, thread: string): Promise<string> {
  if (path === ':car') return firstCarPath(page.request);
  if (path.includes(':order')) return orderPath(page.request, path);
  return path.endsWith('=') ? path + thread : path;
}

/** Logs in a user with access to the screens; returns the id of their first thread if a screen needs it. */
async function enterFor(page: Page, role: Role | 'visitor', paths: readonly string[]): Promise<string> {
  if (role === 'visitor') return '';
  const asksForThread = paths.some((path) => path.endsWith('='));
  const thread = asksForThread ? String((await firstThreadOf(page, demoAccounts[role])).id) : '';
  await enter(page, demoAccounts[role]);
  return thread;
}

/** The headline, the language and the title of a screen, and the violations that axe finds. */
async function look(page: Page, path: string, language: string, find: (page: Page) => Promise<string[]>) {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveTitle(/Gza/);
  expect(await find(page), path).toEqual([]);
}

// Pages rendered by the server are opened by their address, as by a visitor.
for (const [name, path] of Object.entries(screens)) {
  test(`axe finds nothing: ${name}`, async ({ page, allow }) => {
    if (name === 'notFound') allow(/status of 404/);
    await openScreen(page, await addressOf(page, path, ''));
    await look(page, path, 'en', findViolations);
  });
}

/** How many screens share one page: a new page for each took longer than all of axe. */
const AT_A_TIME = 8;

interface Walk {
  readonly role: Role | 'visitor';
  readonly language: string;
  readonly part: number;
  readonly paths: readonly string[];
}

const walksOf = (shown: typeof everyScreen, shownIn: readonly string[]): readonly Walk[] =>
  [...Map.groupBy(shown, ([, role]) => role)].flatMap(([role, of]) =>
    shownIn.flatMap((language) =>
      Array.from({ length: Math.ceil(of.length / AT_A_TIME) }, (_, part) => {
        const paths = of.slice(part * AT_A_TIME, (part + 1) * AT_A_TIME).map(([, , path]) => path);
        return { role, language, part, paths };
      }),
    ),
  );

const [ofVisitors = [], ofUsers = []] = [true, false].map((isOpen) =>
  everyScreen.filter(([, role]) => (role === 'visitor') === isOpen),
);
// Another language changes little but the length of texts, which is checked on the public screens.
const [english, ...others] = languages;
for (const { role, language, part, paths } of [
  ...walksOf(ofVisitors, others),
  ...walksOf(ofUsers, isDeep ? languages : [english]),
]) {
  test(`axe finds nothing in ${language}: screens of ${role}, part ${part + 1}`, async ({ page }) => {
    const thread = await enterFor(page, role, paths);
    await openScreen(page, '/safety', language);
    for (const path of paths) {
      await goWithin(page, await addressOf(page, path, thread));
      await settle(page);
      // The dark colours are the same in every language.
      await look(page, path, language, language === english ? findViolations : findWithoutColours);
    }
  });
}
