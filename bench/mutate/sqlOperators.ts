import type { TaggedTemplateExpression } from '@swc/core';
import type { Change } from './mutant.ts';
import { begin, type Source, textOf } from './spans.ts';

/** Operators of SQL, alone in a string or between spaces in a statement. */
const swaps = new Map<string, string>(
  Object.entries({
    '=': '<>',
    '<>': '=',
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    and: 'or',
    or: 'and',
    is: 'is not',
    'is not': 'is',
    desc: 'asc',
    asc: 'desc',
  }),
);

/** The other way round, for an operator that a builder of queries is handed as a string. */
export const swapSql = (operator: string): string | undefined => swaps.get(operator);

/** Conditions, bounds and orders of a statement turned over, one at a time. */
export function changeSql({ tag, template }: TaggedTemplateExpression, source: Source): Change[] {
  if (template.type !== 'TemplateLiteral' || !textOf(tag, source).startsWith('sql')) return [];
  return template.quasis.flatMap((quasi) =>
    [...quasi.raw.matchAll(/(?<=\s)(=|<>|<=?|>=?|and|or|is not|is|desc)(?=\s|$)/g)].map(({ 0: found, index }) => {
      const start = begin(quasi) + Buffer.byteLength(quasi.raw.slice(0, index));
      return { start, end: start + found.length, replacement: swaps.get(found) ?? '' };
    }),
  );
}
