import type { Context } from '#server/context.ts';
import { getDollarRate } from '#server/features/currency/getRates.ts';
import type { AgreedTerms } from '#contract/domain/agreedTerms.ts';
import type { PriceRules } from '#contract/domain/money/priceDay.ts';
import type { UsedCoupon } from '#contract/domain/money/coupon.ts';
import type { FrozenInputs } from '#contract/domain/money/priceInputs.ts';
import { freezeInputs, priceOfInputs } from '#server/features/rental/price/priceInputs.ts';
import type { QuotePrice } from '#server/features/rental/price/priceQuote.ts';
import type { Charged } from '#server/features/rental/price/chooseCharges.ts';
import { quoteTerms } from '#server/features/rental/price/quoteTerms.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';
import type { SealedQuote } from './quoteSeal.ts';

/** All that an order takes of a price. */
export type PricedRental = Omit<SealedQuote, 'expires_at'>;
/** As rentals are priced now: only older prices know no terms. */
export type RentalOnTerms = PricedRental & { readonly terms: AgreedTerms };

interface Rental {
  readonly carId: number;
  readonly dates: RentalDates;
  /** The dates on which the charged days begin. */
  readonly days: readonly string[];
}

interface Wanted extends Rental {
  readonly rules: PriceRules;
  readonly charged: Charged;
  readonly deposit: number;
  readonly coupon?: UsedCoupon | null;
}

/** A price with its inputs, as quotes and orders store it. */
export const frozenPrice = ({ carId, dates, days }: Rental, inputs: FrozenInputs, price: QuotePrice) => ({
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
});

/** Prices rentals by what counts now: the shares and the rate are read once for any number of cars. */
export async function priceRentals(context: Context): Promise<(wanted: Wanted) => RentalOnTerms> {
  const terms = await quoteTerms(context);
  const rate = await getDollarRate(context);
  return ({ rules, charged, deposit, coupon, ...rental }) => {
    const inputs = freezeInputs(rules, rental.days, charged.charges, terms, coupon);
    const price = priceOfInputs(inputs, rental.days);
    return { ...frozenPrice(rental, inputs, price), deposit, terms: charged.terms, rate };
  };
}
