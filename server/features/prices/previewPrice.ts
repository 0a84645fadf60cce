import type { z } from 'zod';
import { toRules } from '#contract/domain/money/priceDay.ts';
import type { previewPrice as call, PricePreview } from '#contract/calls/prices/prices.ts';
import type { Context } from '#server/context.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { chooseExtras } from '#server/features/rental/price/chooseExtras.ts';
import { priceQuote } from '#server/features/rental/price/priceQuote.ts';
import { quoteTerms } from '#server/features/rental/price/quoteTerms.ts';
import { readRentalDates } from '#server/features/rental/rentalDates.ts';
import { requireDays } from '#server/features/rental/requireDays.ts';
import { type Pricer, requirePrices } from './getPrices.ts';
import { readRules } from './readRules.ts';

/** What a rental would cost and bring, exactly as a quote reckons it. */
export async function previewPrice(
  context: Context,
  pricer: Pricer,
  body: z.output<(typeof call)['body']>,
): Promise<PricePreview> {
  const { clock } = context;
  const { rules: stored, car } = await requirePrices(context, pricer);
  const dates = readRentalDates(body, clock());
  if (dates === null) throw new FieldError({ from: 'dateMissing' });
  const days = requireDays(dates, car.min_days);
  const extras = chooseExtras(car.extras, body.extras);
  const base = body.rules?.base ?? stored.base;
  if (base === null) throw new FieldError({ 'rules.base': 'required' });
  const rules = body.rules === undefined ? { ...stored, base } : toRules(readRules(body.rules), base);
  const terms = await quoteTerms(context);
  const { items, total, commission } = priceQuote(rules, days, extras, terms);
  const plain = priceQuote({ ...rules, seasons: [] }, days, extras, terms);
  return {
    days: days.length,
    items: [...items],
    total,
    commission,
    payout: total - commission,
    payout_without_seasons: items.some(({ rule }) => rule === 'season') ? plain.total - plain.commission : null,
  };
}
