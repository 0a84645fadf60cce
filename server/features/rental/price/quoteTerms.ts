import { localDateOf } from '#contract/domain/rentalTime.ts';
import type { Context } from '#server/context.ts';
import type { QuoteTerms } from './priceQuote.ts';
import { findCommission } from './commissionRepository.ts';

/** The commission of a price, and what is due online, for an order made now. */
export async function quoteTerms({ config, db, clock }: Pick<Context, 'config' | 'db' | 'clock'>): Promise<QuoteTerms> {
  const { commissionPercent, prepaidPercent } = config.rental;
  const set = await findCommission(db, localDateOf(clock()));
  return { commissionPercent: set?.percent ?? commissionPercent, prepaidPercent };
}
