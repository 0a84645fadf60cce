import type { Pool } from 'pg';
import type { TermKind, WordMeaning } from './searchFilters.ts';

const MOST_WORDS = 8;
const LONGEST_WORD = 40;

/** The words of a text, lowercased; punctuation separates, a hyphen inside a word stays (CR-V). */
export function splitWords(text: string): readonly string[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
  // A single letter is a preposition ("в") more often than half of a name (E-Class).
  const telling = words.filter((word) => word.length > 1 || /\p{N}/u.test(word));
  return [...new Set(telling.map((word) => word.slice(0, LONGEST_WORD)))].slice(0, MOST_WORDS);
}

/**
 * What each word of a text stands for. Written alike wins over beginning alike, that over being in a city's name,
 * that over written wrongly (one wrong letter in a short word, two from six letters, or half of the trigrams in common),
 * and of those the nearest win.
 */
const meanings = `
  with words as (select word, place from unnest($1::text[]) with ordinality as w (word, place)),
  hits as (
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
  const { rows } = await pool.query<{ place: number; kind: TermKind; codes: string[] }>({
    name: 'search-meanings',
    text: meanings,
    values: [words],
  });
  return (
    words
      .map((word, index) => ({
        word,
        year: /^(19|20)\d\d$/.test(word) ? Number(word) : null,
        codes: Object.fromEntries(
          rows.filter((row) => row.place === index + 1).map(({ kind, codes }) => [kind, codes]),
        ),
      }))
      // "in", "в", "და": too short to look for when they name nothing
      .filter(({ word, year, codes }) => word.length > 2 || year !== null || Object.keys(codes).length > 0)
  );
}
