import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { askTerms } from './askTerms.ts';
import { carsOfTerms } from './testing/carsOfTerms.ts';
import { readQuestion } from './readQuestion.ts';
import { termTopics } from './lists.ts';
import type { TermAnswer } from '#contract/calls/cars/answers.ts';

const written = (answers: readonly TermAnswer[]): string =>
  answers
    .map(({ topic, subject, answer, amount }) =>
      [subject === null ? topic : `${topic}.${subject}`, answer, ...(amount === null ? [] : [amount])].join(' '),
    )
    .join(', ') || '-';

const [header = [], ...rows] = readFileSync(new URL('./testing/questions.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));

test('the table has more than two hundred questions on three cars in three languages', () => {
  assert.deepEqual(header, ['question', ...Object.keys(carsOfTerms)]);
  assert.ok(rows.length >= 200);
  const inScript = (script: RegExp) => rows.filter(([question = '']) => script.test(question)).length;
  for (const script of [
    /\p{Script=Georgian}/u,
    /\p{Script=Cyrillic}/u,
    /^\P{Script=Georgian}*[a-z]\P{Script=Cyrillic}*$/iu,
  ])
    assert.ok(inScript(script) >= 60, `${script}: ${inScript(script)}`);
});

for (const [question = '', ...expected] of rows) {
  test(question, () => {
    const answers = Object.values(carsOfTerms).map((terms) => written(askTerms(terms, { text: question }).answers));
    assert.deepEqual(answers, expected);
  });
}

test('each topic is answered for every car', () => {
  for (const topic of termTopics)
    for (const terms of Object.values(carsOfTerms)) {
      const { answers } = askTerms(terms, { topic });
      assert.ok(answers.length > 0 && answers.every((answer) => answer.topic === topic), topic);
    }
});

test('details sent with a topic count like those in a sentence', () => {
  const { offroader } = carsOfTerms;
  const details = { road: 'mestia', month: 12, licence_country: 'us' } as const;
  const { answers } = askTerms(offroader, details);
  assert.deepEqual(
    answers,
    askTerms(offroader, { text: 'Can I drive it to Mestia in December with a US licence?' }).answers,
  );
  assert.equal(written(askTerms(offroader, { country: 'turkey' }).answers), 'borders.turkey fee 20000');
  assert.equal(written(askTerms(offroader, { age: 20, licence_years: 0 }).answers), 'ages no, licence no');
});

test('a question that is not understood is reported, with its unknown places', () => {
  const { family } = carsOfTerms;
  assert.deepEqual(askTerms(family, { text: 'Is there bluetooth?' }), {
    answers: [],
    is_understood: false,
    unknown: [],
    topics: [...termTopics],
  });
  assert.deepEqual(askTerms(family, { text: 'Can I drive to Sukhumi with my dog?' }).unknown, ['Sukhumi']);
  assert.deepEqual(askTerms(family, { text: 'Can I go to Spain with my dog?' }).unknown, ['Spain']);
  assert.deepEqual(readQuestion('Можно в Нарнию и в Местию?').unknown, ['Нарнию']);
});

test('arbitrary text is never answered with a yes', () => {
  const { family } = carsOfTerms;
  for (const text of [
    'yes',
    'да',
    'კი',
    '...',
    '42',
    'constructor',
    '__proto__ toString',
    '<b>hi</b>',
    'ß'.repeat(300),
  ])
    assert.deepEqual(askTerms(family, { text }).answers, [], text);
});
