import type { z } from 'zod';
import type { createQuote as createQuoteCall, Quote } from '#contract/quotes.ts';
import type { Language } from '#contract/values.ts';
import type { Actor, Context } from '#server/context.ts';
import { getRates } from '#server/features/currency/getRates.ts';
import { ApiError, FieldError } from '#server/http/apiError.ts';
import { chooseExtras } from '#server/rental/chooseExtras.ts';
import { freezeInputs, priceOfInputs } from '#server/rental/priceInputs.ts';
import { localMomentOf } from '#contract/rentalTime.ts';
import { quoteTerms } from '#server/rental/quoteTerms.ts';
import { readRentalDates } from '#server/rental/rentalDates.ts';
import { requireDays } from '#server/rental/requireDays.ts';
import { freeUntil } from '../cancellation.ts';
import { carTaken } from './carTaken.ts';
import { findOffer } from './offerRepository.ts';
import { refuseClosed } from './refuseClosed.ts';
import { refuseSecondOrder } from './refuseSecondOrder.ts';
import { type SealedQuote, sealQuote } from './quoteSeal.ts';

type Wish = z.output<(typeof createQuoteCall)['body']>;

/** Prices a rental and seals the price; nothing is stored, so looking at prices costs the database no write. */
export async function createQuote(
  context: Context,
  wish: Wish,
  { actor, language }: { readonly actor: Actor | null; readonly language: Language },
): Promise<Quote> {
  const { config, db, clock } = context;
  const now = clock();
  const dates = readRentalDates(wish, now);
  if (dates === null) throw new FieldError({ from: 'dateMissing' });
  const offer = await findOffer(db, wish.car_id, dates);
  if (offer === null) throw new ApiError(404, 'NOT_FOUND');
  const days = requireDays(dates, offer.min_days);
  refuseClosed(offer.opening, dates, { now, language });
  const extras = chooseExtras(offer.extras, wish.extras);
  await refuseSecondOrder(db, actor?.clientId ?? null, wish.car_id, dates);
  if (!offer.is_free) throw await carTaken(db, wish.car_id, dates);

  const inputs = freezeInputs(offer.rules, days, extras, await quoteTerms(context));
  const price = priceOfInputs(inputs, days);
  const [rate] = await getRates(context);
  if (rate === undefined) throw new Error('There is no exchange rate, not even the bundled one.');
  const sealed: SealedQuote = {
    car_id: wish.car_id,
    from: dates.from.toISOString(),
    to: dates.to.toISOString(),
    days: days.length,
    inputs,
    items: [...price.items],
    total: price.total,
    commission: price.commission,
    prepaid: price.prepaid,
    first_day: price.firstDay,
    deposit: offer.deposit,
    rate,
    expires_at: new Date(now.getTime() + config.rental.quoteMinutes * 60_000).toISOString(),
  };
  return {
    id: sealQuote(sealed, config.secret),
    car_id: sealed.car_id,
    from: localMomentOf(dates.from),
    to: localMomentOf(dates.to),
    days: sealed.days,
    items: price.items.filter((item) => item.for === 'client'),
    total: sealed.total,
    prepaid: sealed.prepaid,
    deposit: sealed.deposit,
    rate,
    needs_confirmation: offer.needs_confirmation,
    free_until: freeUntil({ from: dates.from, orderedAt: now }, config.rental).toISOString(),
    expires_at: sealed.expires_at,
  };
}
