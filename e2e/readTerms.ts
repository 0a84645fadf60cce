import type { Page } from '@playwright/test';

/** Nothing is ordered on terms that nobody says to have read. */
export async function readTerms(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'I have read the terms and agree to them.' }).check();
}
