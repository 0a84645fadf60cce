import type { z } from 'zod';
import type { createQuote as createQuoteCall, Quote } from '#contract/calls/orders/quotes.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { limitRate, networkOf } from '#server/platform/http/guards/rateLimit.ts';
import { chooseCharges } from '#server/features/rental/price/chooseCharges.ts';
import { readCoupon, refuseUseless } from '#server/features/rental/coupons/takeCoupon.ts';
import { findHandOver } from '#server/features/rental/findHandOver.ts';
import { freezePlace, visiblePlace } from '#server/features/rental/frozenPlace.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import { refuseTooDear } from '#server/features/rental/price/refuseTooDear.ts';
import { requireRentalDates } from '#server/features/rental/rentalDates.ts';
import { requireDays } from '#server/features/rental/requireDays.ts';
import { freeUntil } from '../cancel/cancellation.ts';
import { carTaken } from './carTaken.ts';
import { findOffer } from './offerRepository.ts';
import { priceRentals } from './priceRentals.ts';
import { refuseClosed, whereItStands } from './refuseClosed.ts';
import { refuseSecondOrder } from './refuseSecondOrder.ts';
import { type SealedQuote, sealQuote } from './quoteSeal.ts';

type Choice = z.output<(typeof createQuoteCall)['body']>;

/** Prices with a code in an hour: enough for whoever has one, too few for finding one. */
const CODES_AN_HOUR = 60;

/** Prices a rental and seals the price; nothing is stored, so looking at prices costs the database no write. */
export async function createQuote(
  context: Context,
  choice: Choice,
  { actor, language, ip }: { readonly actor: Actor | null; readonly language: Language; readonly ip: string },
): Promise<Quote> {
  const { config, db, clock } = context;
  const now = clock();
  const dates = requireRentalDates(choice, now);
  const offer = await findOffer(db, choice.car_id, dates);
  if (offer === null) throw new ApiError(404, 'NOT_FOUND');
  const days = requireDays(dates, offer.min_days);
  const hand_over = await findHandOver(db, choice.car_id, choice);
  refuseClosed(hand_over ?? whereItStands(offer), dates, { now, language });
  const charged = chooseCharges({ ...offer, hand_over }, choice);
  await refuseSecondOrder(db, actor?.clientId ?? null, choice.car_id, dates);
  if (!offer.is_free) throw await carTaken(db, choice.car_id, dates, hand_over);
  const coupon = choice.coupon === undefined ? null : await findCoupon(context, choice.coupon, { offer, actor, ip });

  const price = await priceRentals(context);
  const rental = { carId: choice.car_id, dates, days, rules: offer.rules, charged, deposit: offer.deposit };
  const sealed: SealedQuote = {
    ...price({ ...rental, coupon: coupon?.price ?? null }),
    ...(coupon && { coupon_id: coupon.id }),
    ...(hand_over && {
      pick_up: freezePlace(hand_over.pick_up, choice.pick_up?.address),
      drop_off: freezePlace(hand_over.drop_off, choice.drop_off?.address),
    }),
    expires_at: new Date(now.getTime() + config.rental.quoteMinutes * 60_000).toISOString(),
  };
  refuseTooDear(sealed.total);
  if (coupon !== null) refuseUseless(sealed.items);
  return {
    id: sealQuote(sealed, config.secret),
    car_id: sealed.car_id,
    from: localMomentOf(dates.from),
    to: localMomentOf(dates.to),
    days: sealed.days,
    items: sealed.items.filter((item) => item.for === 'client'),
    total: sealed.total,
    prepaid: sealed.prepaid,
    deposit: sealed.deposit,
    pick_up: sealed.pick_up ? visiblePlace(sealed.pick_up, language) : null,
    drop_off: sealed.drop_off ? visiblePlace(sealed.drop_off, language) : null,
    terms: charged.terms,
    rate: sealed.rate,
    needs_confirmation: offer.needs_confirmation,
    accepted_hours: config.rental.acceptedHours,
    free_until: freeUntil({ from: dates.from, orderedAt: now }, config.rental).toISOString(),
    expires_at: sealed.expires_at,
  };
}

interface Asker {
  readonly offer: { readonly owner_id: number };
  readonly actor: Actor | null;
  readonly ip: string;
}

async function findCoupon(context: Context, code: string, { offer, actor, ip }: Asker) {
  const who = actor === null ? networkOf(ip) : `user:${actor.userId}`;
  await limitRate(context, { key: `coupons:${who}`, limit: CODES_AN_HOUR, windowSeconds: 3600 });
  return readCoupon(context.db, code, {
    clientId: actor?.clientId ?? null,
    ownerId: offer.owner_id,
    now: context.clock(),
  });
}
