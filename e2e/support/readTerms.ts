import type { Page } from '@playwright/test';
import { textsOf } from './texts.ts';

/** Confirms the terms, which an order requires. */
export async function readTerms(page: Page, language = 'en'): Promise<void> {
  await page.getByRole('checkbox', { name: textsOf(language, 'checkout').rules.read }).check();
}
