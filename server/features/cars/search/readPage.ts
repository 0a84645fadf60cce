import type { Pool } from 'pg';
import type { Language } from '#contract/values.ts';
import { type CardRow, findCards } from '../cardRepository.ts';
import { nameHot } from './hotStatements.ts';
import { findPage, type FoundCar, PAGE_SIZE, type Statement } from './searchRepository.ts';

export interface Page {
  readonly cards: readonly CardRow[];
  /** Its last car when there is a next page. */
  readonly end: FoundCar | undefined;
}

/** Finds the cars first and makes their cards then: what differs from search to search is quick to plan, and the long statement is always the same. */
export async function readPage(pool: Pool, page: Statement, language: Language, hasDates: boolean): Promise<Page> {
  const found = await findPage(pool, nameHot(page));
  const cars = found.slice(0, PAGE_SIZE);
  const ids = cars.map(({ id }) => id);
  return {
    cards: await findCards(pool, ids, language, hasDates),
    end: found.length > PAGE_SIZE ? cars.at(-1) : undefined,
  };
}
