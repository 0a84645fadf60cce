import { amountWords } from './words/amountWords.ts';
import { choiceWords } from './words/choiceWords.ts';
import { fillerWords } from './words/fillerWords.ts';
import { timeWords } from './words/timeWords.ts';
import { isAlike, isNearlySame, stemOf } from './stems.ts';
import { phraseWords } from './tokens.ts';
import type { NamedValue, Vocabulary } from './vocabulary.ts';

/** What a phrase means: values by kind. One phrase may mean several things. */
export type Senses = ReadonlyMap<string, ReadonlySet<string>>;

interface Phrase {
  readonly length: number;
  readonly senses: Senses;
}

/** All phrases by their words, for the longest match from a word on. */
export interface Lexicon {
  /** `forms` are the ways to read each word, the best first. */
  readonly longest: (forms: readonly (readonly string[])[], at: number) => Phrase | null;
  /** The known word that this one is meant to be; null where it is known, or like none. */
  readonly correct: (word: string) => string | null;
  /** All codes of a kind, in the order of the lists. */
  readonly codesOf: (kind: string) => readonly string[];
  readonly brandOf: ReadonlyMap<string, string>;
  readonly cityOfAirport: ReadonlyMap<string, string>;
}

/** Phrases by kind and code. */
type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;
const tables: readonly Words[] = [timeWords, amountWords];
const choices: Words = choiceWords;

/** Short words of which others seem to be wrong spellings: "camping" is not "coming". */
const joining = new Set([
  'which',
  'lead',
  'bound',
  'per',
  'whole',
  'age',
  'not',
  'notAfter',
  'number',
  'take',
  'giveBack',
  'price',
]);

const LONGEST_PHRASE = 8;
/** Shorter words are too often like another one. */
const SHORTEST_CORRECTED = 5;
const LONG = 8;
const LONGEST_WORD = 30;

export function makeLexicon({ names }: Vocabulary): Lexicon {
  // A kind and a code in turn, by the words of the phrase.
  const phrases = new Map<string, string[]>();
  const beginnings = new Set<string>();
  const known = new Set<string>();
  const targets = new Map<string, string[]>();
  const codes = new Map<string, string[]>();

  const insert = (words: readonly string[], kind: string, code: string): void => {
    const key = words.join(' ');
    const meanings = phrases.get(key);
    if (meanings === undefined) phrases.set(key, [kind, code]);
    else meanings.push(kind, code);
    for (let length = 1; length < words.length; length += 1) beginnings.add(words.slice(0, length).join(' '));
  };
  const learn = (word: string, isTarget: boolean): void => {
    if (known.has(word)) return;
    known.add(word);
    if (!isTarget || word.length < SHORTEST_CORRECTED - 1) return;
    const bucket = targets.get(word.slice(0, 1));
    if (bucket === undefined) targets.set(word.slice(0, 1), [word]);
    else bucket.push(word);
  };
  const add = (phrase: string, kind: string, code: string, isTarget: boolean): void => {
    const words = phraseWords(phrase);
    if (words.length === 0 || words.length > LONGEST_PHRASE) return;
    const stems = words.map(stemOf);
    insert(words, kind, code);
    if (stems.some((stem, index) => stem !== words[index])) insert(stems, kind, code);
    for (const word of words) learn(word, isTarget);
    for (const stem of stems) learn(stem, isTarget);
  };

  for (const phrase of fillerWords.split(',')) add(phrase, 'filler', '', false);
  for (const table of tables)
    for (const [kind, meanings] of Object.entries(table))
      for (const [code, phrases] of Object.entries(meanings))
        for (const phrase of phrases.split(', ')) add(phrase, kind, code, !joining.has(kind));

  for (const { kind, code } of names) {
    const list = codes.get(kind) ?? [];
    if (!list.includes(code)) list.push(code);
    codes.set(kind, list);
  }
  const owners = new Map(names.map(({ kind, code, name }) => [`${kind} ${name.toLowerCase()}`, code]));
  for (const name of names)
    for (const phrase of phrasesOf(name)) {
      // Another value may have this very name.
      const owner = owners.get(`${name.kind} ${phrase}`) ?? name.code;
      if (owner === name.code || phrase === name.name) add(phrase, kindOf(name), name.code, true);
    }

  const cityIds = new Map(names.flatMap(({ kind, code, of }) => (kind === 'city' && of !== null ? [[of, code]] : [])));
  for (const [kind, meanings] of Object.entries(choices))
    for (const [code, phrases] of Object.entries(meanings)) {
      const value = kind === 'city' ? cityIds.get(code) : code;
      // What an admin has removed from a list is no longer understood.
      if (value === undefined || (codes.has(kind) && !codes.get(kind)?.includes(value))) continue;
      for (const phrase of phrases.split(', ')) add(phrase, kind, value, true);
    }

  const correct = (word: string): string | null => {
    if (word.length < SHORTEST_CORRECTED || word.length > LONGEST_WORD) return null;
    const stem = stemOf(word);
    if (known.has(word) || known.has(stem)) return null;
    const near = targets.get(word.slice(0, 1)) ?? [];
    return (
      near.find((target) => target.length >= SHORTEST_CORRECTED && isNearlySame(word, target)) ??
      near.find((target) => stem.length >= SHORTEST_CORRECTED - 1 && isNearlySame(stem, target)) ??
      (stem.length < LONG - 1
        ? null
        : near.find((target) => target.length >= LONG - 2 && target[1] === stem[1] && isAlike(stem, target))) ??
      null
    );
  };

  const longest: Lexicon['longest'] = (forms, at) => {
    let best: Phrase | null = null;
    const walk = (words: string, length: number): void => {
      const found = phrases.get(words);
      if (found !== undefined && length > (best?.length ?? 0)) best = { length, senses: sensesOf(found) };
      if (!beginnings.has(words)) return;
      for (const form of forms[at + length] ?? []) walk(`${words} ${form}`, length + 1);
    };
    for (const form of forms[at] ?? []) walk(form, 1);
    return best;
  };

  return {
    longest,
    correct,
    codesOf: (kind) => codes.get(kind) ?? [],
    brandOf: new Map(names.flatMap(({ kind, code, of }) => (kind === 'model' && of !== null ? [[code, of]] : []))),
    cityOfAirport: new Map(
      names.flatMap(({ kind, code, of }) => (kind === 'airport' && of !== null ? [[code, of]] : [])),
    ),
  };
}

function sensesOf(meanings: readonly string[]): Senses {
  const senses = new Map<string, Set<string>>();
  for (let at = 0; at < meanings.length; at += 2) {
    const kind = meanings[at] ?? '';
    senses.set(kind, (senses.get(kind) ?? new Set()).add(meanings[at + 1] ?? ''));
  }
  return senses;
}

/** Alone they name no brand and no model: "Land", "Series". */
const partsOfNames = new Set(
  'land rover class series model серия серии класс модел модель სერია კლასი მოდელ зет benz'.split(' '),
);
const SHORTEST_PART = 4;

/** The name, and what of it names the value alone: "Mercedes" of Mercedes-Benz, "Land Cruiser" and "Prado". */
function phrasesOf({ kind, name }: NamedValue): readonly string[] {
  const phrases = [name, name.normalize('NFD').replaceAll(/(?<=[a-zA-Z])\p{M}/gu, '')];
  const words = phraseWords(name);
  if (kind === 'city' && /[а-я]$/i.test(name)) phrases.push(`${name.replace(/[аеиоуыэюя]$/i, '')}ский`);
  if (kind !== 'brand' && kind !== 'model') return phrases;
  if (words.length > 2) phrases.push(words.slice(0, 2).join(' '));
  if (words.length > 1)
    phrases.push(
      ...words.filter((word) => word.length >= SHORTEST_PART && !partsOfNames.has(word) && !/\d/.test(word)),
    );
  return phrases;
}

/**
 * A name that means something else as often: a drive or a side alone ("Front", "Left"), or one of a model that is a number
 * or two letters ("3", "ES"). It counts beside a word that says so.
 */
function kindOf({ kind, name, is_spoken }: NamedValue): string {
  if ((kind === 'drive' || kind === 'steering') && !is_spoken && !/[\s-]/.test(name)) return `short_${kind}`;
  if (kind === 'model' && (/^\d{1,3}$/.test(name) || /^\p{L}{1,2}$/u.test(name))) return 'short_model';
  return kind;
}
