import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { CarTerms } from '#contract/domain/terms.ts';
import { askTerms } from '#contract/domain/terms/askTerms.ts';
import { carsOfTerms } from '#contract/domain/terms/testing/carsOfTerms.ts';
import { addTexts } from '#src/shared/i18n/addTexts.ts';
import { languages } from '#src/shared/i18n/languages.ts';
import { makeI18n } from '#src/shared/i18n/makeI18n.ts';
import { ruleText } from './ruleText.ts';

const questions = readFileSync('contract/domain/terms/testing/questions.tsv', 'utf8').split('\n').slice(1, -1);

test.each(languages)('every answer is a complete sentence in %s', async (language) => {
  const made = makeI18n(language, {});
  await addTexts(made, language, ['terms']);
  const t = (await made).getFixedT(language, 'terms');
  for (const line of questions)
    for (const terms of Object.values(carsOfTerms))
      for (const answer of askTerms(terms, { text: line.split('\t')[0] ?? '' }).answers) {
        const text = ruleText(answer, t, language);
        // No key, no empty value, no untranslated code.
        expect(text).not.toMatch(/rules\.|\{\{|\(\)|^[:;,]|\s[:;,.]|undefined|NaN|_/);
      }
});

test.each([
  ['en', 'held on a card or by transfer'],
  ['ka', 'ბარათზე დაბლოკვით ან გადარიცხვით'],
  ['ru', 'блокировкой на карте или переводом'],
] as const)('ways of a deposit are a choice in %s', async (language, ways) => {
  const made = makeI18n(language, {});
  await addTexts(made, language, ['terms']);
  const terms: CarTerms = {
    ...carsOfTerms.city,
    deposit: { how: ['card_hold', 'transfer'], amount: 30_000, back_within_days: 3 },
  };
  const [answer] = askTerms(terms, { topic: 'deposit' }).answers;
  expect(answer && ruleText(answer, (await made).getFixedT(language, 'terms'), language)).toContain(ways);
});
