import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import type { SessionUser } from '#contract/calls/session.ts';
import { Thread } from '#contract/calls/threads.ts';

/** One account of each role comes with the demo fleet. */
export const demoAccounts = {
  client: 'client@gza.example',
  owner: 'owner@gza.example',
  /** An owner of many cars. */
  company: 'company@gza.example',
  support: 'support@gza.example',
  admin: 'admin@gza.example',
} as const;

/** Logs in by the call alone, for journeys that are about something else: to be done before the page is opened. */
export async function enter(page: Page, email: string, password = 'Gza-demo-2026'): Promise<SessionUser> {
  const answer = await page.request.post(calls.login.path, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { email, password },
  });
  const user = calls.login.response.parse(await answer.json());
  await page.addInitScript((stored) => {
    // Only at first: later a logout stands.
    if (sessionStorage.getItem('entered') === null) localStorage.setItem('user', stored);
    sessionStorage.setItem('entered', 'yes');
  }, JSON.stringify(user));
  return user;
}

/** As `enter`, for pages with a frame that has no storage: a script that runs in every frame would fail there. */
export async function enterStorage(page: Page, email: string, password = 'Gza-demo-2026'): Promise<void> {
  const answer = await page.request.post(calls.login.path, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { email, password },
  });
  const user = calls.login.response.parse(await answer.json());
  await page.goto('/robots.txt');
  await page.evaluate((stored) => localStorage.setItem('user', stored), JSON.stringify(user));
}

/** The thread an account of the demo was last written to in; the page stays a visitor's. */
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
