import { endingOf, stemOf } from './stems.ts';
import type { Ending } from './stems.ts';
import type { Lexicon, Senses } from './lexicon.ts';
import type { Gap, Token } from './tokens.ts';

/** A phrase, a number or an unknown word of a sentence. */
export interface Item {
  /** Its first token, and the one after its last. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly gap: Gap;
  readonly senses: Senses;
  readonly number: number | null;
  /** It is written in digits, so many. */
  readonly digits: number;
  /** "3rd", "3-го": a day of a month. */
  readonly isOrdinal: boolean;
  readonly ending: Ending;
}

const noSenses: Senses = new Map();

/** Endings that are written beside digits. */
const ordinals = new Set(['st', 'nd', 'rd', 'th', 'го', 'е', 'ое', 'ого', 'му', 'ому', 'й', 'ти', 'ми', 'ელ', 'ე']);
const endings: Readonly<Record<string, Ending>> = {
  დან: 'from',
  იდან: 'from',
  მდე: 'to',
  ამდე: 'to',
  ით: 'by',
  ზე: null,
  ში: null,
  ის: null,
  ს: null,
  თვის: null,
  სთვის: null,
  ისთვის: null,
  ი: null,
  იანი: null,
  ან: null,
  х: null,
};

const LONGEST_NUMBER = 7;

/** The parts of a sentence, each the longest known phrase from its first word on. */
export function readItems(tokens: readonly Token[], lexicon: Lexicon): readonly Item[] {
  const forms = tokens.map(({ text }) => {
    if (/^\d/.test(text)) return [text];
    const corrected = lexicon.correct(text);
    return [...new Set(corrected === null ? [text, stemOf(text)] : [corrected, stemOf(corrected)])];
  });
  const items: Item[] = [];
  for (let start = 0; start < tokens.length;) {
    const token = tokens[start];
    if (token === undefined) break;
    const phrase = lexicon.longest(forms, start);
    const isNumber = /^\d/.test(token.text);
    const length = phrase?.length ?? 1;
    const senses = phrase?.senses ?? noSenses;
    const item = {
      start,
      end: start + length,
      text: token.text,
      gap: token.gap,
      senses,
      number: null,
      digits: 0,
      isOrdinal: false,
      ending: endingOf(tokens[start + length - 1]?.text ?? ''),
    };
    if (isNumber && length === 1) items.push(readNumber(item, token, tokens[start + 1]));
    else {
      const [spoken] = senses.get('number') ?? [];
      items.push(spoken === undefined ? item : { ...item, number: Number(spoken) });
    }
    start = items.at(-1)?.end ?? start + 1;
  }
  return items;
}

/** A number with the ending beside it. */
function readNumber(item: Item, { text }: Token, next: Token | undefined): Item {
  const number = text.length <= LONGEST_NUMBER ? Number(text) : null;
  const digits = text.length;
  const isBeside = next !== undefined && (next.gap === 'none' || next.gap === 'dash');
  if (isBeside && ordinals.has(next.text)) return { ...item, number, digits, end: item.end + 1, isOrdinal: true };
  const ending = isBeside && Object.hasOwn(endings, next.text) ? endings[next.text] : undefined;
  if (ending === undefined) return { ...item, number, digits, ending: null };
  return { ...item, number, digits, end: item.end + 1, ending };
}
