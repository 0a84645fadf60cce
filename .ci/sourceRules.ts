import { parseSync } from '@swc/core';
import { localState } from './localState.ts';
import { findLooseTexts } from './looseTexts.ts';

/** One thing wrong with one file, ready to print. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

interface Source {
  readonly path: string;
  readonly text: string;
}

const meaninglessNames = /(^|\/)(utils?|helpers?|misc|types|constants|index|common)\.tsx?$/;
const isTest = (path: string) => /\.test\.tsx?$|\/testing\/|^(e2e|mocks|bench)\//.test(path);
const mayHoldSql = (path: string) => /^server\/(platform\/db|testing)\/|Repository\.ts$/.test(path) || isTest(path);
const sql =
  /\bsql`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bpool\.query\(|['"`]\s*(select|insert into|update|delete from)\s/i;

export function checkSource(source: Source): Finding[] {
  return [
    ...checkName(source),
    ...checkSql(source),
    ...checkCase(source),
    ...checkStoreTypes(source),
    ...checkAssertions(source),
    ...checkClocks(source),
    ...checkSchemas(source),
    ...checkReplays(source),
    ...checkLocalState(source),
    ...checkLazy(source),
    ...checkTexts(source),
    ...checkPolls(source),
  ];
}

function checkName({ path }: Source): Finding[] {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (meaninglessNames.test(path)) return [{ path, line: 1, message: 'a name that says nothing about what is inside' }];
  const isComponent = name.endsWith('.tsx');
  if (
    isComponent &&
    path.startsWith('src/') &&
    /^[a-z]/.test(name) &&
    !/\.test\.tsx$|\/main\.tsx$|\/testing\//.test(path)
  )
    return [{ path, line: 1, message: 'a .tsx file is named after its component, in PascalCase' }];
  return [];
}

/** SQL lives where the transaction and the actor are at hand. */
function checkSql(source: Source): Finding[] {
  if (!source.path.startsWith('server/') || mayHoldSql(source.path)) return [];
  return matchLines(source, sql, 'SQL outside a repository or server/platform/db');
}

const clocks = new Set(['server/platform/systemClock.ts', 'src/shared/lib/serverClock.ts']);
const now = /\b(Date|performance)\s*\??\.\s*now\b|\bnew Date\(\s*\)|\bnew Date\b(?!\s*[(<])|(?<!new )(?<![\w.])Date\(/;

/** One clock: the server's context has it, and the browser receives the time from the server. */
function checkClocks(source: Source): Finding[] {
  if (isTest(source.path) || clocks.has(source.path) || !/^(contract|server|src)\//.test(source.path)) return [];
  return matchLines(source, now, 'a clock of its own: take the time of the context, or of useServerNow');
}

/** In the browser's bundle all schemas are replaced by one stub without their values. */
function checkSchemas(source: Source): Finding[] {
  if (isTest(source.path) || !source.path.startsWith('src/')) return [];
  const values = /\b[A-Z]\w*\.(options|enum|shape|safeParse)\b/;
  return matchLines(source, values, 'values of a schema: the browser has none, take a plain list of the contract');
}

/** Its actions have a symbol that cannot be serialized: a replay would end in another state. */
function checkReplays(source: Source): Finding[] {
  if (isTest(source.path) || !source.path.startsWith('src/')) return [];
  return matchLines(source, /\.upsertQueryData\(/, 'not to be replayed: upsertQueryEntries is');
}

/** State in React only is in no trace. The page that shows traces is not traced. */
function checkLocalState(source: Source): Finding[] {
  const { path } = source;
  if (isTest(path) || !/^src\/(?!replay\/)/.test(path) || path in localState) return [];
  return matchLines(
    source,
    /\buse(State|Reducer)\b\s*[<(]/,
    'state of React alone: take useUiState; for hover, focus, sizes, elements or words being typed give the reason in .ci/localState.ts',
  );
}

/** What `lazy` could not fetch once it never asks for again. */
function checkLazy(source: Source): Finding[] {
  const { path } = source;
  if (!path.startsWith('src/') || path.endsWith('/lazyWithRetry.ts')) return [];
  return matchLines(source, /\blazy\(/, 'asks for its code once only: take lazyWithRetry');
}

/** Georgian capitals (Mtavruli) are not for interfaces, so nothing is upper-cased by style. */
function checkCase(source: Source): Finding[] {
  return matchLines(source, /text-?transform['"]?:\s*['"]?uppercase/i, 'upper case by style breaks Georgian');
}

/** The type of the root state is the only import of the foundations from the app. */
function checkStoreTypes(source: Source): Finding[] {
  if (isTest(source.path) || !source.path.startsWith('src/shared/')) return [];
  return matchLines(source, /^import (?!type ).*app\/store\.ts'/, 'only types may come from src/app/store.ts');
}

function matchLines({ path, text }: Source, pattern: RegExp, message: string): Finding[] {
  return text
    .split('\n')
    .map((content, index) => ({ content, line: index + 1 }))
    .filter(({ content }) => !/^\s*(\*|\/\/)/.test(content) && pattern.test(content))
    .map(({ line }) => ({ path, line, message }));
}

/** `as` and `!` silence the compiler: the reason is on the same line or the line above. */
function checkAssertions(source: Source): Finding[] {
  if (isTest(source.path)) return [];
  const lines = source.text.split('\n');
  return matchTree(source, findAssertions, 'an assertion without its reason in a comment').filter(
    ({ line }) => !isExplained(lines, line),
  );
}

/** A hidden tab makes no requests. */
function checkPolls(source: Source): Finding[] {
  if (isTest(source.path) || !source.path.startsWith('src/')) return [];
  const { text } = source;
  const polls = text.match(/\bpollingInterval:/g)?.length ?? 0;
  const rests = text.match(/\bskipPollingIfUnfocused: true\b/g)?.length ?? 0;
  if (polls <= rests) return [];
  return matchLines(source, /\bpollingInterval:/, 'a poll that goes on unseen: set skipPollingIfUnfocused beside it');
}

/** Many users translate the pages with their browser. */
function checkTexts(source: Source): Finding[] {
  if (isTest(source.path) || !/^src\/.*\.tsx$/.test(source.path)) return [];
  return matchTree(source, findLooseTexts, 'a text beside what comes and goes: give it an element of its own');
}

function matchTree({ path, text }: Source, find: (tree: unknown) => number[], message: string): Finding[] {
  const bytes = Buffer.from(text);
  // swc counts bytes and starts at one.
  const lineOf = (offset: number) =>
    bytes
      .subarray(0, offset - 1)
      .toString()
      .split('\n').length;
  return find(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx') })).map((offset) => ({
    path,
    line: lineOf(offset),
    message,
  }));
}

function isExplained(lines: readonly string[], line: number): boolean {
  return [lines[line - 1], lines[line - 2], lines[line - 3]].some(
    (content) => content !== undefined && /\/\/|\*\/|^\s*\*/.test(content),
  );
}

/** Byte offsets of the ends of `x as T` and `x!`; `as const` is no assertion. */
function findAssertions(node: unknown): number[] {
  if (Array.isArray(node)) return node.flatMap(findAssertions);
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(findAssertions);
  return isAssertion(node) ? [node.span.end, ...inside] : inside;
}

function isAssertion(node: object): node is { span: { end: number } } {
  return 'type' in node && (node.type === 'TsAsExpression' || node.type === 'TsNonNullExpression') && 'span' in node;
}
