/** What stands between a token and the one before it. */
export type Gap = 'none' | 'space' | 'dash' | 'dot' | 'slash' | 'colon' | 'comma' | 'other';

/** A run of letters or digits, or a sign that means something. */
export interface Token {
  /** In small letters, ё as е. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly gap: Gap;
}

/** Linear: no two of the alternatives begin alike, and none can be divided in two ways. */
const tokenPattern = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\d+|[$₾€₽₺₪+×]/gu;

const signs: Readonly<Record<string, Gap>> = {
  '': 'space',
  '-': 'dash',
  '–': 'dash',
  '—': 'dash',
  '‑': 'dash',
  '−': 'dash',
  '→': 'dash',
  '->': 'dash',
  ',': 'comma',
};
const tightSigns: Readonly<Record<string, Gap>> = { '': 'none', '.': 'dot', '/': 'slash', ':': 'colon' };

/** Letters and digits part without a sign between them, so that `RAV4`, `rav 4` and `rav-4` are the same tokens. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let before = 0;
  for (const match of text.matchAll(tokenPattern)) {
    const [found] = match;
    const between = text.slice(before, match.index);
    before = match.index + found.length;
    tokens.push({
      text: wordOf(found),
      start: match.index,
      end: before,
      gap: tightSigns[between] ?? signs[between.trim()] ?? 'other',
    });
  }
  return tokens;
}

/** A word as the lists and the sentences are compared by. */
export function wordOf(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'").replace('×', 'x');
}

/** The words of a phrase, divided as the tokens of a text are. */
export const phraseWords = (phrase: string): readonly string[] => wordOf(phrase).match(tokenPattern) ?? [];
