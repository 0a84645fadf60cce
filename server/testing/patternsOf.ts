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

const common = ['a', 'A', '0', ' ', '-', '.', '@', '\n', 'ა'];

/** Texts to repeat: single signs and pairs of those that the pattern names, the words in it, and what is in most texts. */
function pumpsOf(source: string): string[] {
  const words = source
    .replaceAll(/\(\?[:=!<]+|\\[bBdDsSwWpPuUxk]|\{[\d,]*\}|[()|?*+^$[\]]/g, ' ')
    .replaceAll('\\', '')
    .split(' ')
    .filter((word) => word !== '');
  const signs = [...new Set([...words.flatMap((word) => Array.from(word)), ...common])].slice(0, 24);
  return [...new Set([...words, ...signs, ...signs.flatMap((one) => signs.map((other) => one + other))])];
}

const ENDS = ['', '\0'];
/** The first find what doubles with every sign or word, in steps in which that takes no seconds; the last what is squared. */
const SIZES = [24, 32, 40, 48, 56, 64, 72, 512, 16_384];
const TOO_SLOW_MS = 10;
const HOPELESS_MS = 200;

const repeated = (pump: string, size: number, end: string) => pump.repeat(Math.ceil(size / pump.length)) + end;

/** Milliseconds of the processor, which other programs take none of; the least of some runs. */
export function quickestOf(times: number, run: () => unknown): number {
  let quickest = Infinity;
  for (let time = 0; time < times; time += 1) {
    const began = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(began);
    quickest = Math.min(quickest, (user + system) / 1000);
    if (quickest < TOO_SLOW_MS || quickest > HOPELESS_MS) break;
  }
  return quickest;
}

/** How long the pattern takes for a megabyte of what it takes longest for, and what that is: stopped where it is hopeless. */
export function slowest({ source, flags }: Pattern): { readonly ms: number; readonly pump: string } {
  const pattern = new RegExp(source, flags.replaceAll(/[gy]/g, ''));
  let worst = { ms: 0, pump: 'a', end: '' };
  for (const size of SIZES)
    for (const pump of pumpsOf(source))
      for (const end of ENDS) {
        const text = repeated(pump, size, end);
        const ms = quickestOf(3, () => pattern.test(text));
        if (ms > TOO_SLOW_MS) return { ms: Infinity, pump };
        if (size === SIZES.at(-1) && ms > worst.ms) worst = { ms, pump, end };
      }
  const text = repeated(worst.pump, 1_000_000, worst.end);
  // Beside other programs most runs are slower than the pattern is.
  return { ms: quickestOf(20, () => pattern.test(text)), pump: worst.pump };
}
