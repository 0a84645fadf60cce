import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import type { SessionUser } from '#contract/calls/auth/session.ts';
import { Thread } from '#contract/calls/threads.ts';

/** The demo fleet has one account of each role. */
export const demoAccounts = {
  client: 'client@gza.example',
  owner: 'owner@gza.example',
  /** An owner of many cars. */
  company: 'company@gza.example',
  support: 'support@gza.example',
  admin: 'admin@gza.example',
} as const;

/** Logs in by the call only, for tests of something else, before the page is opened. */
export async function enter(page: Page, email: string, password = 'Gza-demo-2026'): Promise<SessionUser> {
  const answer = await page.request.post(calls.login.path, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { email, password },
  });
  const user = calls.login.response.parse(await answer.json());
  await page.addInitScript((stored) => {
    // Only at first: a later logout stays.
    if (sessionStorage.getItem('entered') === null) localStorage.setItem('user', stored);
    sessionStorage.setItem('entered', 'yes');
  }, JSON.stringify(user));
  return user;
}

/** Like `enter`, for pages with a frame without storage, in which an init script would fail. */
export async function enterStorage(page: Page, email: string, password = 'Gza-demo-2026'): Promise<void> {
  const answer = await page.request.post(calls.login.path, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { email, password },
  });
  const user = calls.login.response.parse(await answer.json());
  await page.goto('/robots.txt');
  await page.evaluate((stored) => localStorage.setItem('user', stored), JSON.stringify(user));
}

/** The newest thread of a demo account; the page is not logged in. */
export async function firstThreadOf(page: Page, email: string, password = 'Gza-demo-2026'): Promise<Thread> {
  const answer = await page.request.post(calls.login.path, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { email, password },
  });
  const { client, owner, apiToken } = calls.login.response.parse(await answer.json());
  const party = client ? `client=${client.id}` : `owner=${owner?.id}`;
  const list = await page.request.get(`${calls.listThreads.path}?${party}&api_token=${apiToken}`);
  await page.context().clearCookies();
  return Thread.parse(calls.listThreads.response.parse(await list.json()).threads[0]);
}
