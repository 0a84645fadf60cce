import { HomeRow } from '#contract/calls/cars/cars.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { quoteTerms } from '#server/features/rental/price/quoteTerms.ts';
import { findCards } from '../cardRepository.ts';
import { cardsText } from '../cardText.ts';
import { listHomeCars } from './homeRepository.ts';

/** The home page's rows, and the commission, as JSON text. */
export async function getHome(context: Context, language: Language): Promise<string> {
  const { pool } = context;
  const listed = await listHomeCars(pool);
  const ids = [...new Set(listed.map(({ id }) => id))];
  const cards = new Map((await findCards(pool, ids, language)).map((card) => [card.id, card]));
  const rows = HomeRow.options.map((row) => {
    const cars = listed.flatMap((one) => (one.row === row ? (cards.get(one.id) ?? []) : []));
    return `{"row":"${row}","cars":${cardsText(cars, null)}}`;
  });
  const { commissionPercent } = await quoteTerms(context);
  return `{"status":"success","rows":[${rows.join(',')}],"commission_percent":${commissionPercent}}`;
}
