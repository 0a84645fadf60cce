import type { Page } from '@playwright/test';
import { findViolations } from '../support/findViolations.ts';
import { openDialog } from '../support/identity.ts';
import { identityTextsOf } from '../support/identityTexts.ts';
import { languages, openScreen } from '../support/openScreen.ts';
import { expect, test } from '../support/test.ts';
import { textsOf } from '../support/texts.ts';
import { isHere } from '../support/widths.ts';

test.use({ reducedMotion: 'reduce' });

const expectNoViolations = async (page: Page, state: string) =>
  expect(await findViolations(page, '[role=dialog]'), state).toEqual([]);

for (const [index, language] of languages.entries()) {
  test(`axe finds nothing in any dialog, empty or with errors, ${language}`, async ({ page, allow }) => {
    test.skip(!isHere(index), 'the other project walks it');
    allow(/status of 422/);
    const texts = identityTextsOf(language);
    const { login, recovery, registration } = texts.auth;
    await openScreen(page, '/about-us', language);
    const submit = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    const wrong = page.getByRole('dialog').locator('[aria-invalid=true]');

    const dialog = await openDialog(page, texts, 'login');
    await expectNoViolations(page, 'login');
    await submit(login.submit);
    await expect(wrong.first()).toBeVisible();
    await expectNoViolations(page, 'login, wrong');
    await dialog.getByRole('button', { name: login.recovery }).click();
    await submit(recovery.submit);
    await expect(wrong.first()).toBeVisible();
    await expectNoViolations(page, 'recovery, wrong');
    await page.keyboard.press('Escape');

    const form = await openDialog(page, texts, 'registration');
    await expectNoViolations(page, 'client');
    await submit(registration.submit);
    await expect(wrong.first()).toBeVisible();
    await expectNoViolations(page, 'client, wrong');
    await form.getByRole('tab', { name: registration.owner }).click();
    await submit(registration.continue);
    await expect(wrong.first()).toBeVisible();
    await expectNoViolations(page, 'owner, wrong');
    await page.keyboard.press('Escape');

    const report = textsOf(language, 'report');
    await page.getByRole('contentinfo').getByRole('button', { name: report.title }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: report.send, exact: true })).toBeEnabled();
    await expectNoViolations(page, 'report');
    await page.getByRole('dialog').getByRole('tab').last().click();
    await expectNoViolations(page, 'report, raw');
  });
}
