import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFileSync } from 'node:fs';
import { findMutants } from './findMutants.ts';
import { findRefused } from './findRefused.ts';
import { applyMutant, describeMutant, type Mutant } from './mutant.ts';
import { readReasons, reasonOf } from './reasons.ts';
import { findFaults, tableOf } from './report.ts';
import { type Outcome, runSuite } from './runSuite.ts';

const changesOf = (text: string) => findMutants('a.ts', text).map((mutant) => applyMutant(text, mutant));
const fixture = (name: string) => `bench/mutate/fixtures/${name}.ts`;

async function outcomesOf(file: string, ...guards: readonly string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const suite = { files: [fixture(file)], guards: guards.map(fixture) };
  await runSuite(
    suite,
    (mutants) => mutants,
    (outcome) => outcomes.push(outcome),
    { patience: { slower: 10, atLeast: 2_000 } },
  );
  return outcomes;
}
const survivors = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ result }) => result !== 'killed').map(({ mutant }) => describeMutant(mutant));

test('a strong test kills all mutants, a weak one does not', async () => {
  const strong = await outcomesOf('lateFee', 'strongTests');
  assert.equal(strong.length, 10);
  assert.deepEqual(survivors(strong), []);
  // Tests of something else before them are no hindrance.
  const weak = await outcomesOf('lateFee', 'hangingTests', 'weakTests');
  assert.deepEqual(
    weak.filter(({ result }) => result === 'not covered').map(({ mutant }) => [mutant.line, mutant.replacement]),
    [
      [3, 'undefined'],
      [3, '1'],
    ],
  );
  assert.ok(survivors(weak).includes('`return Math.min(hours * each, most);`: `*` → `/`'));
});

test('an endless mutant is killed, and later ones run in a new process', async () => {
  const outcomes = await outcomesOf('countDown', 'hangingTests');
  assert.deepEqual(survivors(outcomes), []);
  assert.ok(outcomes.some(({ by }) => by === 'it took too long'));
  assert.equal(outcomes.at(-1)?.mutant.line, 5);
});

test('tests that fail without a change are refused', async () => {
  await assert.rejects(outcomesOf('lateFee', 'brokenTests'), /Without any change a test fails/);
});

test('a change that does not compile is no mutant', () => {
  const file = fixture('lateFee');
  const refused = [...findRefused(findMutants(file, readFileSync(file, 'utf8')))];
  assert.deepEqual(new Set(refused.map(({ replacement }) => replacement)), new Set(['undefined']));
});

test('comparisons, conditions, numbers, texts, results and steps are changed one at a time', () => {
  assert.deepEqual(changesOf('const a = b < 1;'), ['const a = b <= 1;', 'const a = b >= 1;', 'const a = b < 2;']);
  assert.deepEqual(changesOf('const a = b?.c ?? d;'), ['const a = b?.c;', 'const a = d;', 'const a = b.c ?? d;']);
  assert.deepEqual(changesOf("if (a) throw new Error('b');"), [
    "if (true) throw new Error('b');",
    "if (false) throw new Error('b');",
  ]);
  assert.deepEqual(changesOf('save(a);'), [';']);
  assert.deepEqual(changesOf("type A = 'b'; const c = d as 'e';"), []);
  assert.deepEqual(changesOf('const a = b.toString();'), []);
  assert.deepEqual(changesOf('const a = () => true;'), ['const a = () => false;']);
  assert.deepEqual(changesOf("const გ = 'დ';"), ["const გ = '';"]);
  assert.deepEqual(changesOf("x.where('a', '=', b);"), ['x;', ';', "x.where('', '=', b);", "x.where('a', '<>', b);"]);
  assert.deepEqual(changesOf('const q = sql`select a where b < ${c} and d`;'), [
    'const q = sql`select a where b <= ${c} and d`;',
    'const q = sql`select a where b < ${c} or d`;',
  ]);
  assert.deepEqual(changesOf('const a = /^b+(?!c)/;'), [
    'const a = /b+(?!c)/;',
    'const a = /^b(?!c)/;',
    'const a = /^b+/;',
  ]);
});

test('a survivor needs a reason, and a group nine of ten killed', () => {
  const mutants = findMutants('a.ts', 'f(1, 1);');
  const outcome = (mutant: Mutant, index: number): Outcome => ({
    mutant,
    result: index === 0 ? 'survived' : 'killed',
    by: null,
  });
  const [survivor] = mutants;
  assert.ok(survivor);
  const page = `### \`a.ts\`\n\n- ${describeMutant(survivor)}: nobody can tell.\n`;
  assert.equal(reasonOf(readReasons(page), survivor), 'nobody can tell.');
  const many = [...mutants, ...mutants, ...mutants, ...mutants];
  const group = (outcomes: readonly Outcome[]) => [{ name: 'money', outcomes, minutes: 1 }];
  assert.deepEqual(findFaults(group(many.map(outcome)), readReasons(page)), []);
  assert.equal(findFaults(group(many.map(outcome)), readReasons('')).length, 1);
  assert.match(findFaults(group(mutants.map(outcome)), readReasons(page))[0] ?? '', /money: 66.7 % killed/);
  assert.match(tableOf(group(many.map(outcome))), /\| money +\| +12 \| +11 \| +1 \| +91\.7 \|/);
  assert.deepEqual(new Set(mutants.map(describeMutant)).size, mutants.length);
});
