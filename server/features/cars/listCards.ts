import type { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { findCards } from './cardRepository.ts';
import { cardsText } from './cardText.ts';

/** Cards of cars in the order of their ids, as the text of a JSON array, for the features that store ids of cars. */
export async function listCards(
  { pool }: Pick<Context, 'pool'>,
  ids: readonly number[],
  language: Language,
): Promise<string> {
  return cardsText(await findCards(pool, ids, language), null);
}
