import { parseSync } from '@swc/core';

export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/** Every regular expression that is written in a source. */
export function patternsOf(code: string, isTsx = false): Pattern[] {
  const found: Pattern[] = [];
  const waiting: unknown[] = [parseSync(code, { syntax: 'typescript', tsx: isTsx, target: 'es2022' })];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node !== 'object' || node === null) continue;
    if ('type' in node && node.type === 'RegExpLiteral' && 'pattern' in node && 'flags' in node)
      found.push({ source: String(node.pattern), flags: String(node.flags) });
    waiting.push(...(Object.values(node) as unknown[]).filter((part) => typeof part === 'object' && part !== null));
  }
  return found;
}
