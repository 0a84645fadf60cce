import type { AdviceReason } from '#contract/calls/prices/advice.ts';
import { LEAST_PRICE, MOST_PRICE } from '#contract/domain/money/priceBounds.ts';

/** A free day: what it costs, and what it would cost by all rules but those of single dates; tetri. */
export interface FreeDay {
  readonly price: number;
  readonly usualPrice: number;
}

/** What is known of a week of a car; shares are from 0 to 1. */
export interface WeekFacts {
  readonly free: readonly FreeDay[];
  /** How many of its days are booked. */
  readonly booked: number;
  /** Days until it begins. */
  readonly lead: number;
  readonly floor: number | null;
  readonly habit: Habit;
  /** The middle half of what similar cars cost a day in it, and the share of their days that is booked. */
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
  /** What the free days better cost on average. */
  readonly price: number;
  /** And each of them. */
  readonly days: readonly number[];
  readonly reason: AdviceReason;
}

/** So far at most from what a day costs now, and from what it would cost by the other rules, however often advice is taken. */
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
/** Until then there is time to wait for a client; until the other, similar cars have not been booked enough to compare. */
const SOON_DAYS = 14;
const COMPARED_DAYS = 28;
const LARI = 100;

/** What the free days of a week better cost, and why; null where their prices fit or nothing is known. */
export function advisePrice(facts: WeekFacts): Advice | null {
  const price = meanOf(facts.free.map((day) => day.price));
  const usualPrice = meanOf(facts.free.map((day) => day.usualPrice));
  const aim = facts.free.length === 0 ? null : aimOf({ ...facts, price, usualPrice });
  if (aim === null) return null;
  const factor = within(1 - FURTHEST, aim.price / usualPrice, 1 + FURTHEST);
  // All by the same factor: dearer days stay dearer.
  const days = facts.free.map((day) => priceOf(day, day.usualPrice * factor, aim.isUp, facts.floor));
  const advised = meanOf(days);
  const change = aim.isUp ? advised - price : price - advised;
  return change < price * LEAST_CHANGE ? null : { price: Math.round(advised), days, reason: aim.reason };
}

/** In whole lari; a day that is beyond what is wanted already keeps its price. */
function priceOf({ price }: FreeDay, wanted: number, isUp: boolean, floor: number | null): number {
  const lari = Math.round(wanted / LARI) * LARI;
  const lowest = Math.ceil(Math.max(floor ?? 0, LEAST_PRICE) / LARI) * LARI;
  const bounded = isUp
    ? Math.max(price, Math.min(lari, Math.floor((price * (1 + FURTHEST)) / LARI) * LARI, MOST_PRICE))
    : Math.min(price, Math.max(lari, Math.ceil((price * (1 - FURTHEST)) / LARI) * LARI, lowest));
  return price < (floor ?? 0) ? Math.max(bounded, lowest) : bounded;
}

const within = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** With the means of the free days. */
type PricedWeek = WeekFacts & FreeDay;

interface Aim {
  readonly price: number;
  readonly isUp: boolean;
  readonly reason: AdviceReason;
}

/** Shortly before it is the lowest price that anything speaks for, earlier the highest. */
function aimOf(facts: PricedWeek): Aim | null {
  const isSoon = facts.lead <= SOON_DAYS;
  const aims = [isSoon ? freeSoon(facts) : bookedFast(facts), besideSimilar(facts)].filter((aim) => aim !== null);
  return aims.toSorted((one, other) => (isSoon ? one.price - other.price : other.price - one.price))[0] ?? null;
}

function bookedFast({ usualPrice, free, booked, habit: { usual } }: PricedWeek): Aim | null {
  const days = free.length + booked;
  const ahead = usual === null ? 0 : booked / days - usual;
  if (usual === null || ahead < AHEAD) return null;
  const reason: AdviceReason = { code: 'booked_fast', booked, days, usual: percent(usual) };
  return { price: usualPrice * (1 + STRENGTH * ahead), isUp: true, reason };
}

function freeSoon({ usualPrice, free: { length: free }, booked, habit: { chance } }: PricedWeek): Aim | null {
  if (chance === null || chance >= FITTING_CHANCE) return null;
  const reason: AdviceReason = { code: 'free_soon', free, days: free + booked, chance: percent(chance) };
  return { price: usualPrice * (1 - STRENGTH * (FITTING_CHANCE - chance)), isUp: false, reason };
}

/** A price that most similar cars do not have is questioned only where renters seem to mind it, or not to notice. */
function besideSimilar({ price, lead, free, booked, similar }: PricedWeek): Aim | null {
  if (similar === null || lead > COMPARED_DAYS) return null;
  const share = booked / (free.length + booked);
  const figures = { low: similar.low, high: similar.high, share: percent(share), similar: percent(similar.share) };
  if (price > similar.high && share <= similar.share - APART)
    return { price: similar.high, isUp: false, reason: { code: 'above_most', ...figures } };
  if (price < similar.low && share >= similar.share + APART)
    return { price: similar.low, isUp: true, reason: { code: 'below_most', ...figures } };
  return null;
}

const percent = (share: number): number => Math.round(share * 100);
