import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

/** What hooks say of the state that they keep under a key: `keep`, or the field of a call as which it is redacted. */
interface Said {
  readonly key: string;
  readonly privacy: string;
}

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** `orders/move:${id}` is one of many of `orders/move`; of `dates/open/${name}` all are meant. */
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

/** The keys that a source says something of: the first argument of a call that has `{ privacy }` behind it. */
export function uiStateIn(code: string, isTsx = true): readonly Said[] {
  const found: Said[] = [];
  const waiting: unknown[] = [parseSync(code, { syntax: 'typescript', tsx: isTsx, target: 'es2022' })];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isNode(node)) continue;
    if (node['type'] === 'CallExpression') {
      const given = nodesIn(nodesIn(node['arguments']).map(({ expression }) => expression));
      const privacy = given.map(privacyOf).find((one) => one !== null);
      const key = given[0] === undefined ? null : keyOf(given[0]);
      if (privacy !== undefined && key !== null) found.push({ key, privacy });
    }
    waiting.push(...Object.values(node).filter(isNode));
  }
  return found;
}

/** The module that a trace is redacted by. */
export function uiStateModule(): string {
  const src = join(import.meta.dirname, '../src');
  const said = globSync('**/*.{ts,tsx}', { cwd: src })
    .filter((file) => !/\.test\.|\.d\.ts$/.test(file))
    .map((file) => [file, readFileSync(join(src, file), 'utf8')] as const)
    .filter(([, code]) => code.includes('privacy: '))
    .flatMap(([file, code]) => uiStateIn(code, file.endsWith('x')))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const twice = said.find(({ key, privacy }, index) => {
    const next = said[index + 1];
    return next?.key === key && next.privacy !== privacy;
  });
  if (twice !== undefined) throw new Error(`Two states are called ${twice.key} and differ in their privacy.`);
  const keys = [...new Set(said.filter(({ privacy }) => privacy === 'keep').map(({ key }) => key))];
  const answers = said.filter(({ privacy }) => privacy !== 'keep');
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
