import type { Pool } from 'pg';
import type { CarTerms } from '#contract/domain/terms.ts';
import { readStoredTerms, storedTermsJson, type StoredTerms } from '#server/features/rental/termsRepository.ts';

/** Null when nobody can rent a car of that id. */
export async function findTerms(pool: Pool, id: number): Promise<CarTerms | null> {
  const { rows } = await pool.query<{ terms: StoredTerms }>({
    name: 'car-terms',
    text: `select ${storedTermsJson} as terms from cars c where c.id = $1 and c.status = 'active'`,
    values: [id],
  });
  return rows[0] === undefined ? null : readStoredTerms(rows[0].terms);
}
