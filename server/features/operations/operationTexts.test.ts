import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Language } from '#contract/domain/values.ts';
import { operationTexts } from './operationTexts.ts';

test('files name amounts, payouts and figures as the screens do', () => {
  for (const language of Language.options) {
    const file = new URL(`../../../src/shared/i18n/texts/${language}/operations.json`, import.meta.url);
    const { states, figures } = JSON.parse(readFileSync(file, 'utf8')) as { states: object; figures: object };
    assert.deepEqual(operationTexts[language].states, states, language);
    assert.deepEqual(operationTexts[language].figures, figures, language);
  }
});
