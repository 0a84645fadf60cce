import type { AdviceReason } from '#contract/advice.ts';
import { LEAST_PRICE, MOST_PRICE } from '#contract/priceBounds.ts';

/** What is known of a week of a car; prices are tetri a day, shares from 0 to 1. */
export interface WeekFacts {
  /** What its free days cost on average. */
  readonly price: number;
  /** The same by all rules but those of single dates: however often advice is taken, it stays close to that. */
  readonly usualPrice: number;
  readonly floor: number | null;
  /** Days until it begins. */
  readonly lead: number;
  readonly free: number;
  readonly booked: number;
  readonly habit: Habit;
  /** The middle half of what similar cars cost in it, and the share of their days that is booked. */
  readonly similar: { readonly low: number; readonly high: number; readonly share: number } | null;
}

/** How the car did in its last weeks; null where there were too few. */
export interface Habit {
  /** The share of its days that was booked as long before as now. */
  readonly usual: number | null;
  /** Of the days that were free as long before, the share that was rented in the end. */
  readonly chance: number | null;
}

export interface Advice {
  readonly price: number;
  readonly reason: AdviceReason;
}

/** So far at most from what it costs now, and from what it would cost by the other rules. */
export const FURTHEST = 0.2;
/** Less is not worth a click. */
export const LEAST_CHANGE = 0.03;
/** How much of the distance from what is usual goes into the price. */
const STRENGTH = 0.5;
/** Smaller distances from its own habit, or from similar cars, are chance: a day or two of seven. */
const AHEAD = 0.25;
const APART = 0.15;
/** Where so many free days are rented after all, the price fits. */
const FITTING_CHANCE = 0.65;
/** Until then there is time to wait for somebody; until the other, similar cars have not been booked enough to compare. */
const SOON_DAYS = 14;
const COMPARED_DAYS = 28;
const LARI = 100;

/** What a day of the week better costs, in whole lari, and why; null where its price fits or nothing is known. */
export function advisePrice(facts: WeekFacts): Advice | null {
  const aim = facts.free === 0 ? null : aimOf(facts);
  if (aim === null) return null;
  const { price, usualPrice, floor } = facts;
  const least = Math.max(price * (1 - FURTHEST), Math.min(price, usualPrice * (1 - FURTHEST)), floor ?? 0, LEAST_PRICE);
  const most = Math.min(price * (1 + FURTHEST), Math.max(price, usualPrice * (1 + FURTHEST)), MOST_PRICE);
  const lari = Math.max(Math.min(Math.round(aim.price / LARI), Math.floor(most / LARI)), Math.ceil(least / LARI));
  const change = (lari * LARI - price) * (aim.isUp ? 1 : -1);
  return change < price * LEAST_CHANGE ? null : { price: lari * LARI, reason: aim.reason };
}

interface Aim {
  readonly price: number;
  readonly isUp: boolean;
  readonly reason: AdviceReason;
}

/** Shortly before it is the lowest price that anything speaks for, earlier the highest. */
function aimOf(facts: WeekFacts): Aim | null {
  const isSoon = facts.lead <= SOON_DAYS;
  const aims = [isSoon ? freeSoon(facts) : bookedFast(facts), besideSimilar(facts)].filter((aim) => aim !== null);
  return aims.toSorted((one, other) => (isSoon ? one.price - other.price : other.price - one.price))[0] ?? null;
}

function bookedFast({ usualPrice, free, booked, habit: { usual } }: WeekFacts): Aim | null {
  const days = free + booked;
  const ahead = usual === null ? 0 : booked / days - usual;
  if (usual === null || ahead < AHEAD) return null;
  const reason: AdviceReason = { code: 'booked_fast', booked, days, usual: percent(usual) };
  return { price: usualPrice * (1 + STRENGTH * ahead), isUp: true, reason };
}

function freeSoon({ usualPrice, free, booked, habit: { chance } }: WeekFacts): Aim | null {
  if (chance === null || chance >= FITTING_CHANCE) return null;
  const reason: AdviceReason = { code: 'free_soon', free, days: free + booked, chance: percent(chance) };
  return { price: usualPrice * (1 - STRENGTH * (FITTING_CHANCE - chance)), isUp: false, reason };
}

/** A price that most similar cars do not have is questioned only where renters seem to mind it, or not to notice. */
function besideSimilar({ price, lead, free, booked, similar }: WeekFacts): Aim | null {
  if (similar === null || lead > COMPARED_DAYS) return null;
  const share = booked / (free + booked);
  const figures = { low: similar.low, high: similar.high, share: percent(share), similar: percent(similar.share) };
  if (price > similar.high && share <= similar.share - APART)
    return { price: similar.high, isUp: false, reason: { code: 'above_most', ...figures } };
  if (price < similar.low && share >= similar.share + APART)
    return { price: similar.low, isUp: true, reason: { code: 'below_most', ...figures } };
  return null;
}

const percent = (share: number): number => Math.round(share * 100);
