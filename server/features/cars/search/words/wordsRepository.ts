import type { Pool } from 'pg';
import type { TermKind, WordMeaning } from '../searchFilters.ts';

const MOST_WORDS = 8;
const LONGEST_WORD = 40;

/** The words of a text, lowercased; punctuation separates, a hyphen inside a word stays (CR-V). */
export function splitWords(text: string): readonly string[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      // 4×4 and 4 x 4 are one word, whatever stands between.
      .replaceAll(/(?<![\p{L}\p{N}])4 ?[x×хჯ*] ?4(?![\p{L}\p{N}])/gu, '4x4')
      .match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
  // A single letter is a preposition ("в") more often than half of a name (E-Class).
  const telling = words.filter((word) => word.length > 1 || /\p{N}/u.test(word));
  return telling.map((word) => word.slice(0, LONGEST_WORD)).slice(0, MOST_WORDS);
}

const LONGEST_PHRASE = 4;

interface Phrase {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What may be one name of several words ("полный привод", "four-wheel drive"), the longest first from each word on. */
function listPhrases(words: readonly string[]): readonly Phrase[] {
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(LONGEST_PHRASE, words.length - start) }, (__, index) => start + index + 1)
      .reverse()
      .map((end) => ({ start, end, text: words.slice(start, end).join(' ').replaceAll('-', ' ') }))
      .filter(({ text }) => text.includes(' ')),
  );
}

/**
 * What each word of a text stands for. Written alike wins over beginning alike, that over being in a city's name,
 * that over written wrongly (one wrong letter in a short word, two from six letters, or half of the trigrams in common),
 * and of those the nearest win.
 */
const meanings = `
  with words as (select word, place from unnest($1::text[]) with ordinality as w (word, place)),
  hits as (
    select place + cardinality($1::text[]) as place, kind, code, 0 as distance
    from unnest($2::text[]) with ordinality as p (phrase, place) join search_terms on term = phrase and is_spoken
    union all
    select place, kind, code,
      case when term = word then 0 when starts_with(term, word) then 1
        when kind = 'city' and strpos(term, word) > 0 then 2 else 2 + levenshtein_less_equal(term, word, 2) end as distance
    from words join search_terms on term = word
      or length(word) >= 3 and starts_with(term, word)
      or length(word) >= 4 and length(term) >= 3 and (
        kind = 'city' and strpos(term, word) > 0 or similarity(term, word) >= 0.45
        or levenshtein_less_equal(term, word, 2) <= case when length(word) < 6 then 1 else 2 end)
  ),
  nearest as (select *, min(distance) over (partition by place) as best from hits)
  select place::int, kind, array_agg(distinct code) as codes from nearest where distance = best group by place, kind`;

export async function findMeanings(pool: Pool, text: string): Promise<readonly WordMeaning[]> {
  const words = splitWords(text);
  if (words.length === 0) return [];
  const phrases = listPhrases(words);
  const { rows } = await pool.query<{ place: number; kind: TermKind; codes: string[] }>({
    name: 'search-meanings',
    text: meanings,
    values: [words, phrases.map((phrase) => phrase.text)],
  });
  const codesAt = (place: number) =>
    Object.fromEntries(rows.filter((row) => row.place === place + 1).map(({ kind, codes }) => [kind, codes]));
  const named = phrases
    .map((phrase, index) => ({ ...phrase, codes: codesAt(words.length + index) }))
    .filter(({ codes }) => Object.keys(codes).length > 0);
  const found = new Map<string, WordMeaning>();
  for (let start = 0; start < words.length;) {
    const word = words[start] ?? '';
    const phrase = named.find((one) => one.start === start);
    const year = /^(19|20)\d\d$/.test(word) ? Number(word) : null;
    if (phrase === undefined) found.set(word, { word, year, codes: codesAt(start) });
    else found.set(phrase.text, { word: phrase.text, year: null, codes: phrase.codes });
    start = phrase?.end ?? start + 1;
  }
  // "in", "в", "და": too short to look for when they name nothing
  return [...found.values()].filter(
    ({ word, year, codes }) => word.length > 2 || year !== null || Object.keys(codes).length > 0,
  );
}
