import type { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { cutPage, readIdCursor } from '#server/platform/http/idCursor.ts';
import { listFavouriteCars, listFavouriteIds } from './favouritesRepository.ts';

const PAGE_SIZE = 12;

/** Cards of cars in the order of their ids, as the text of a JSON array; app.ts passes the cars' own. */
export type ListCards = (context: Context, ids: readonly number[], language: Language) => Promise<string>;

/** A page of favourites as JSON text, the last added first. */
export async function listFavourites(
  context: Context,
  listCards: ListCards,
  userId: number,
  { cursor, language }: { readonly cursor: string | undefined; readonly language: Language },
): Promise<string> {
  const page = { before: readIdCursor(cursor), limit: PAGE_SIZE + 1 };
  const rows = await listFavouriteCars(context.db, userId, page);
  const { shown, next_cursor } = cutPage(rows, PAGE_SIZE);
  const ids = await listFavouriteIds(context.db, userId);
  const cards = await listCards(
    context,
    shown.map(({ car_id }) => car_id),
    language,
  );
  return `{"status":"success","favourites":${cards},"car_ids":${JSON.stringify(ids)},"next_cursor":${JSON.stringify(next_cursor)}}`;
}
