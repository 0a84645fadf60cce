import { parseSync } from '@swc/core';
import { changesOf, type Node } from './operators.ts';
import type { Source } from './spans.ts';
import { type Change, describeMutant, type Mutant } from './mutant.ts';

/** Every change of a source that its tests ought to notice, in the order of the text. */
export function findMutants(file: string, text: string): Mutant[] {
  const bytes = Buffer.from(text);
  const source = (start: number, end: number) => bytes.subarray(start, end).toString();
  const lengthOf = (offset: number) => source(0, offset).length;
  const changes = walk(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') }).body, source);
  const lines = text.split('\n');
  const lineOf = (start: number) => source(0, start).split('\n').length;
  const mutants = changes
    .map(({ start, end, replacement }) => ({
      file,
      line: lineOf(start),
      code: (lines[lineOf(start) - 1] ?? '').trim(),
      start: lengthOf(start),
      end: lengthOf(end),
      original: source(start, end),
      replacement,
      nth: 1,
    }))
    .filter(({ original, replacement }) => original !== replacement)
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
  const seen = new Map<string, number>();
  return mutants.map((mutant) => {
    const nth = (seen.get(describeMutant(mutant)) ?? 0) + 1;
    seen.set(describeMutant(mutant), nth);
    return { ...mutant, nth };
  });
}

/** What only wraps a value for the compiler. */
const wrappers = new Set([
  'TsAsExpression',
  'TsConstAssertion',
  'TsInstantiation',
  'TsNonNullExpression',
  'TsSatisfiesExpression',
]);
const nothingInside = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'TemplateElement',
]);

function walk(value: unknown, source: Source): Change[] {
  if (Array.isArray(value)) return value.flatMap((item) => walk(item, source));
  if (typeof value !== 'object' || value === null) return [];
  if (!('type' in value) || typeof value.type !== 'string') return Object.values(value).flatMap((v) => walk(v, source));
  if (nothingInside.has(value.type)) return [];
  if (value.type.startsWith('Ts') && !wrappers.has(value.type)) return [];
  // The parser gives nodes of these types alone.
  const { changes, inside } = changesOf(value as Node, source);
  return [...changes, ...inside.flatMap((child) => walk(child, source))];
}
