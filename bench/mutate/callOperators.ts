import type { CallExpression } from '@swc/core';
import type { Change } from './mutant.ts';
import { begin, finish, replace, type Source, textOf } from './spans.ts';

const swaps = new Map<string, string>(
  Object.entries({
    min: 'max',
    max: 'min',
    floor: 'ceil',
    ceil: 'floor',
    round: 'floor',
    trunc: 'ceil',
    some: 'every',
    every: 'some',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
  }),
);

/** Calls in a chain that narrow, order or bound; without them too much comes, in any order. */
const removable = new Set([
  'where',
  'whereRef',
  'orderBy',
  'limit',
  'forUpdate',
  'onConflict',
  'filter',
  'slice',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'trim',
  'toLowerCase',
  'toUpperCase',
  'min',
  'max',
  'int',
  'positive',
]);

/** Messages for debugging, whose wording no test should check. */
export function isForReadersOnly(callee: string): boolean {
  return /^((Range|Type)?Error|logFailure|console\.\w+)$|\blog(ger)?\.(debug|info|warn|error)$/.test(callee);
}

export function changeCall(call: CallExpression, source: Source): Change[] {
  const { callee } = call;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  const { object, property } = callee;
  const isMath = object.type === 'Identifier' && object.value === 'Math';
  const isRemovable = removable.has(property.value) && !isMath;
  const swap = isRemovable ? undefined : swaps.get(property.value);
  if (swap !== undefined) return [{ start: begin(property), end: finish(property), replacement: swap }];
  return isRemovable ? [replace(call, textOf(object, source))] : [];
}
