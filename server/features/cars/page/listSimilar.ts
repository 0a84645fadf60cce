import type { Pool } from 'pg';
import type { Language } from '#contract/domain/values.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { cardsText } from '../cardText.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';
import { findSimilar, isActiveCar } from './similarRepository.ts';

/** Similar cars as JSON text. */
export async function listSimilar(
  pool: Pool,
  id: number,
  language: Language,
  dates: RentalDates | null,
): Promise<string> {
  if (!(await isActiveCar(pool, id))) throw new ApiError(404, 'NOT_FOUND');
  return `{"status":"success","cars":${cardsText(await findSimilar(pool, id, language, dates), dates)}}`;
}
