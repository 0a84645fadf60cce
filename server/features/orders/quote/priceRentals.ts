import type { Context } from '#server/context.ts';
import { getRates } from '#server/features/currency/getRates.ts';
import type { PriceRules } from '#contract/priceDay.ts';
import { freezeInputs, priceOfInputs } from '#server/rental/priceInputs.ts';
import type { Charged } from '#server/rental/chooseCharges.ts';
import { quoteTerms } from '#server/rental/quoteTerms.ts';
import type { RentalDates } from '#server/rental/rentalDates.ts';
import type { SealedQuote } from './quoteSeal.ts';

/** All that an order takes of a price. */
export type PricedRental = Omit<SealedQuote, 'expires_at'>;

interface Wanted {
  readonly carId: number;
  readonly dates: RentalDates;
  /** The dates on which the charged days begin. */
  readonly days: readonly string[];
  readonly rules: PriceRules;
  readonly charged: Charged;
  readonly deposit: number;
}

/** Prices rentals by what counts now: the shares and the rate are read once for any number of cars. */
export async function priceRentals(context: Context): Promise<(wanted: Wanted) => PricedRental> {
  const terms = await quoteTerms(context);
  const [rate] = await getRates(context);
  if (rate === undefined) throw new Error('There is no exchange rate, not even the bundled one.');
  return ({ carId, dates, days, rules, charged, deposit }) => {
    const inputs = freezeInputs(rules, days, charged.charges, terms);
    const price = priceOfInputs(inputs, days);
    return {
      car_id: carId,
      from: dates.from.toISOString(),
      to: dates.to.toISOString(),
      days: days.length,
      inputs,
      items: [...price.items],
      total: price.total,
      commission: price.commission,
      prepaid: price.prepaid,
      first_day: price.firstDay,
      deposit,
      terms: charged.terms,
      rate,
    };
  };
}
