import type { Span } from '@swc/core';
import type { Change } from './mutant.ts';

/** Text of the source between two offsets in bytes. */
export type Source = (start: number, end: number) => string;

/** Every node we look at has a span; the parser's types leave it out of one that only JSX has. */
function spanOf(node: object): Span {
  // See above: no other shape of a span exists.
  if ('span' in node) return node.span as Span;
  throw new Error('A node without its place in the source');
}

/** The parser counts from one. */
export const begin = (node: object) => spanOf(node).start - 1;
export const finish = (node: object) => spanOf(node).end - 1;
export const textOf = (node: object, source: Source) => source(begin(node), finish(node));
export const replace = (node: object, replacement: string): Change => ({
  start: begin(node),
  end: finish(node),
  replacement,
});
