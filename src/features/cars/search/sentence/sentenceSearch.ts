import type { UnderstoodSearch } from '#contract/calls/cars/search.ts';
import { withoutFilters } from '../activeFilters.ts';
import type { SearchFilters } from '../searchFilters.ts';
import { changeFilters, longestText, readFilters } from '../searchFilters.ts';

/** A search by words alone. */
export function wordsSearch(filters: SearchFilters, text: string): SearchFilters {
  return changeFilters(withoutFilters(filters), { q: text.trim().slice(0, longestText) || undefined });
}

/** The understood filters as those of the address. */
export function understoodFilters({ filters }: Pick<UnderstoodSearch, 'filters'>): SearchFilters {
  return readFilters(new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)])));
}

const negations = /(^|\s)(not|no|non|without|except|не|без|кроме|არ|არა|გარეშე|გარდა)(\s|$)/i;

/**
 * The search that a sentence asks for. City and dates stay unless it names others. What was not understood is searched for
 * as words; not so numbers and what is not wanted, which words would turn round.
 */
export function sentenceSearch(filters: SearchFilters, answer: UnderstoodSearch, text: string): SearchFilters {
  const understood = understoodFilters(answer);
  if (answer.understood.length === 0 && answer.rest !== '') return wordsSearch(filters, text);
  const { pick_up, drop_off } = filters;
  const kept = changeFilters(withoutFilters(filters), { pick_up, drop_off });
  const isWords = answer.rest !== '' && !/\d/.test(answer.rest) && !negations.test(answer.rest);
  return changeFilters(kept, {
    ...understood,
    q: isWords ? answer.rest.slice(0, longestText).trim() || undefined : undefined,
  });
}
