import type { RegExpLiteral } from '@swc/core';
import type { Change } from './mutant.ts';
import { begin } from './spans.ts';

/** Parts of a pattern that decide where it begins, where it ends and how much it takes. */
const parts: readonly (readonly [RegExp, (part: string) => string])[] = [
  // What must or must not stand before or after.
  [/\(\?<?[=!](?:\\.|\[(?:\\.|[^\]])*\]|[^()\\[\]])*\)/g, () => ''],
  [/\\[bB]/g, () => ''],
  // The ends of a range of repetitions, and repetitions at all.
  [/\{(\d+),(\d+)\}/g, (part) => part.replace(/\d+/, (least) => String(Number(least) + 1))],
  [/\{(\d+),(\d+)\}/g, (part) => part.replace(/\d+\}/, (most) => `${Number.parseInt(most, 10) - 1}}`)],
  [/(?<![\\(])[+*?](?!\?)/g, () => ''],
];

/** The pattern without one of its parts, or with another bound. */
export function changeRegExp(node: RegExpLiteral): Change[] {
  const { pattern, flags } = node;
  const change = (index: number, length: number, replacement: string): Change[] => {
    const changed = pattern.slice(0, index) + replacement + pattern.slice(index + length);
    const start = begin(node) + 1 + Buffer.byteLength(pattern.slice(0, index));
    const end = start + Buffer.byteLength(pattern.slice(index, index + length));
    return isPattern(changed, flags) ? [{ start, end, replacement }] : [];
  };
  return [
    ...(pattern.startsWith('^') ? change(0, 1, '') : []),
    ...parts.flatMap(([part, vary]) =>
      [...pattern.matchAll(part)]
        .filter(({ index }) => !isInClass(pattern, index))
        .flatMap(({ 0: found, index }) => change(index, found.length, vary(found))),
    ),
    ...(/(?<!\\)\$$/.test(pattern) ? change(pattern.length - 1, 1, '') : []),
  ];
}

function isInClass(pattern: string, index: number): boolean {
  const before = pattern.slice(0, index).replaceAll(/\\./g, '__');
  return before.lastIndexOf('[') > before.lastIndexOf(']');
}

function isPattern(pattern: string, flags: string): boolean {
  try {
    // Only checks whether the pattern is valid.
    return pattern !== '' && new RegExp(pattern, flags) instanceof RegExp;
  } catch {
    return false;
  }
}
