import type { Page } from '@playwright/test';

/** Does what a notice follows, and waits for it from before: on a slow machine its three seconds are over too soon. */
export async function untilNoticed(page: Page, text: string, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.getByText(text).waitFor(), act()]);
}
