import { MISSING_PAGE } from '#contract/pages.ts';
import type { AskPage } from '#contract/pages.ts';
import { choiceNames } from '#contract/routes.ts';
import { choiceParams, readChoice } from '#src/features/cars/page/booking/choice.ts';
import type { Choosable } from '#src/features/cars/page/booking/choice.ts';
import { datesOf } from '#src/features/cars/page/booking/datesOf.ts';
import { comparePath, readComparedIds } from '#src/features/cars/compare/comparedIds.ts';
import { readSearch } from '#src/features/cars/search/readSearch.ts';
import { writeFilters } from '#src/features/cars/search/searchFilters.ts';
import { readId } from '#src/shared/lib/readId.ts';
import { matchRoute } from '#src/shared/lib/routes.ts';

/** Dates that are over or too far ahead are all the same to a search. */
const unusableDates = { from: '2000-01-01T10:00', to: '2000-01-02T10:00' };

function readSearchAddress(search: URLSearchParams, now: number): URLSearchParams {
  const { filters, hasUnusableDates, cursor } = readSearch(search, now);
  const read = writeFilters({ ...filters, ...(hasUnusableDates && unusableDates) });
  if (cursor !== null) read.set('cursor', cursor);
  return read;
}

async function carOf(id: number, ask: AskPage): Promise<Choosable | null> {
  const params = { id };
  const { answer } = await ask({ name: 'getCar', arg: { params, query: {} }, params });
  return 'car' in answer ? answer.car : null;
}

async function readCarAddress(search: URLSearchParams, now: number, readCar: () => Promise<Choosable | null>) {
  const read = new URLSearchParams({ ...datesOf(search, now) });
  const isNamed = choiceNames.some((name) => search.has(name));
  // The car determines what can be chosen. If it cannot be read, the page is rendered without it and the client
  // requests it again.
  const car = isNamed ? await readCar().catch(() => null) : null;
  const chosen = car === null ? {} : choiceParams(readChoice(search, car));
  for (const [name, value] of Object.entries(chosen)) read.set(name, value);
  return read;
}

/**
 * The address of a public page with only what the page reads of it, as the page itself would write it: the same text
 * for all addresses that render alike, whatever their other parameters, order and repetition. The language is separate.
 */
export async function readAddress(path: string, search: string, now: number, ask: AskPage): Promise<string> {
  const match = matchRoute(path);
  const query = new URLSearchParams(search);
  if (match?.name === 'car') {
    const id = readId(match.params['id']);
    // Its path as the server has it.
    return id === null ? path : withQuery(path, await readCarAddress(query, now, () => carOf(id, ask)));
  }
  // The server has found the place or the owner.
  if (match?.name === 'rent' || match?.name === 'owner') return path;
  const plain = match?.path ?? MISSING_PAGE;
  if (match?.name === 'compare') return comparePath(readComparedIds(query.get('ids') ?? ''));
  return match?.name === 'search' ? withQuery(plain, readSearchAddress(query, now)) : plain;
}

const withQuery = (path: string, query: URLSearchParams): string =>
  query.size === 0 ? path : `${path}?${query.toString()}`;
