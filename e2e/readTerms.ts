import type { Page } from '@playwright/test';
import { textsOf } from './texts.ts';

/** Nothing is ordered on terms that nobody says to have read. */
export async function readTerms(page: Page, language = 'en'): Promise<void> {
  await page.getByRole('checkbox', { name: textsOf(language, 'checkout').rules.read }).check();
}
