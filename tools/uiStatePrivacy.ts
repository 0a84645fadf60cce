import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

/** The privacy that hooks declare for the state under a key: `keep`, or the field of a call as which it is redacted. */
interface Declared {
  readonly key: string;
  readonly privacy: string;
}

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** `orders/move:${id}` belongs to `orders/move`; `dates/open/${name}` becomes a prefix. */
function keyOf(node: Node): string | null {
  if (node['type'] === 'StringLiteral') return String(node['value']);
  if (node['type'] !== 'TemplateLiteral') return null;
  const [first, ...others] = nodesIn(node['quasis']).map(({ raw }) => String(raw));
  if (first === undefined || others.length === 0) return null;
  return first.endsWith(':') ? first.slice(0, -1) : `${first}*`;
}

function privacyOf(node: Node): string | null {
  if (node['type'] !== 'ObjectExpression') return null;
  for (const { key, value } of nodesIn(node['properties']))
    if (isNode(key) && key['value'] === 'privacy' && isNode(value)) {
      if (value['type'] !== 'StringLiteral') throw new Error('The privacy of a state is a literal.');
      return String(value['value']);
    }
  return null;
}

function* nodesOf(code: string, isTsx: boolean): Generator<Node> {
  const waiting: unknown[] = [parseSync(code, { syntax: 'typescript', tsx: isTsx, target: 'es2022' })];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isNode(node)) continue;
    yield node;
    waiting.push(...Object.values(node).filter(isNode));
  }
}

const nameOf = (node: unknown): string | null =>
  isNode(node) && node['type'] === 'Identifier' ? String(node['value']) : null;

/** Hooks that pass the privacy on: their functions have a parameter `privacy`. */
export const wrappersIn = (code: string, isTsx = true): readonly string[] =>
  [...nodesOf(code, isTsx)]
    .filter(({ type, params }) => type === 'FunctionDeclaration' && nodesIn(params).some(isPrivacy))
    .flatMap(({ identifier }) => nameOf(identifier) ?? []);

const isPrivacy = ({ pat }: Node): boolean => nameOf(pat) === 'privacy';

/** The keys that a source declares with their privacy: `useUiState(key, first, { privacy: 'keep' })`. */
export function uiStateIn(code: string, hooks: ReadonlySet<string>, isTsx = true): readonly Declared[] {
  const found: Declared[] = [];
  for (const { type, callee, arguments: list } of nodesOf(code, isTsx)) {
    if (type !== 'CallExpression' || !hooks.has(nameOf(callee) ?? '')) continue;
    const given = nodesIn(nodesIn(list).map(({ expression }) => expression));
    const privacy = given.map(privacyOf).find((one) => one !== null);
    if (privacy === undefined) continue;
    const key = given[0] === undefined ? null : keyOf(given[0]);
    if (key === null) throw new Error('A state that says its privacy has a literal for its key.');
    found.push({ key, privacy });
  }
  return found;
}

/** The module with the keys, for the redaction of traces. */
export function uiStateModule(): string {
  const src = join(import.meta.dirname, '../src');
  const sources = globSync('**/*.{ts,tsx}', { cwd: src })
    .filter((file) => !/\.test\.|\.d\.ts$/.test(file))
    .map((file) => ({ code: readFileSync(join(src, file), 'utf8'), isTsx: file.endsWith('x') }))
    .filter(({ code }) => code.includes('privacy'));
  const hooks = new Set(['useUiState', ...sources.flatMap(({ code, isTsx }) => wrappersIn(code, isTsx))]);
  const declared = sources
    .flatMap(({ code, isTsx }) => uiStateIn(code, hooks, isTsx))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const twice = declared.find(({ key }, index) => declared[index + 1]?.key === key);
  if (twice !== undefined) throw new Error(`Two states are called ${twice.key}.`);
  const keys = declared.filter(({ privacy }) => privacy === 'keep').map(({ key }) => key);
  const answers = declared.filter(({ privacy }) => privacy !== 'keep');
  return [
    '// Made by tools/generate.ts from src: change that, not this.',
    'export const keptUiState: readonly string[] = [',
    ...keys.map((key) => `  '${key}',`),
    '];',
    'export const uiStateAnswers: Readonly<Record<string, string>> = {',
    ...answers.map(({ key, privacy }) => `  '${key}': '${privacy}',`),
    '};',
    '',
  ].join('\n');
}
