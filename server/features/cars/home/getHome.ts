import type { Pool } from 'pg';
import { HomeRow } from '#contract/cars.ts';
import type { Language } from '#contract/values.ts';
import { cardsText } from '../cardText.ts';
import { findHomeRow } from './homeRepository.ts';

/** The home page's rows as JSON text. */
export async function getHome(pool: Pool, language: Language): Promise<string> {
  const rows = await Promise.all(
    HomeRow.options.map(
      async (row) => `{"row":"${row}","cars":${cardsText(await findHomeRow(pool, row, language), null)}}`,
    ),
  );
  return `{"status":"success","rows":[${rows.join(',')}]}`;
}
