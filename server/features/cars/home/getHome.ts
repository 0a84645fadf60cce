import type { Pool } from 'pg';
import { HomeRow } from '#contract/calls/cars/cars.ts';
import type { Language } from '#contract/domain/values.ts';
import { findCards } from '../cardRepository.ts';
import { cardsText } from '../cardText.ts';
import { listHomeCars } from './homeRepository.ts';

/** The home page's rows as JSON text. */
export async function getHome(pool: Pool, language: Language): Promise<string> {
  const listed = await listHomeCars(pool);
  const ids = [...new Set(listed.map(({ id }) => id))];
  const cards = new Map((await findCards(pool, ids, language)).map((card) => [card.id, card]));
  const rows = HomeRow.options.map((row) => {
    const cars = listed.flatMap((one) => (one.row === row ? (cards.get(one.id) ?? []) : []));
    return `{"row":"${row}","cars":${cardsText(cars, null)}}`;
  });
  return `{"status":"success","rows":[${rows.join(',')}]}`;
}
