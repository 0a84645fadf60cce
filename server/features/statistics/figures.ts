import { type Figures, leadSteps } from '#contract/calls/statistics.ts';
import { occupancyOf } from '#server/features/rental/carDaysRepository.ts';

/** What is counted of a car in a period; those of several cars add up. */
export interface Tally {
  readonly gross: number;
  readonly commission: number;
  readonly cash: number;
  readonly rented: number;
  readonly available: number;
  /** Charged for so many days, without extras. */
  readonly rent: number;
  readonly rentDays: number;
  readonly orders: number;
  readonly repeatOrders: number;
  readonly cancelled: number;
  /** Orders, and those that were cancelled. */
  readonly agreed: number;
  readonly stars: number;
  readonly reviews: number;
  /** How many orders were placed how many days ahead. */
  readonly leads: ReadonlyMap<number, number>;
}

export const nothing: Tally = {
  gross: 0,
  commission: 0,
  cash: 0,
  rented: 0,
  available: 0,
  rent: 0,
  rentDays: 0,
  orders: 0,
  repeatOrders: 0,
  cancelled: 0,
  agreed: 0,
  stars: 0,
  reviews: 0,
  leads: new Map(),
};

export function addUp(tallies: readonly Tally[]): Tally {
  const sum = (of: (tally: Tally) => number): number => tallies.reduce((total, tally) => total + of(tally), 0);
  const leads = new Map<number, number>();
  for (const tally of tallies) for (const [lead, count] of tally.leads) leads.set(lead, (leads.get(lead) ?? 0) + count);
  return {
    gross: sum(({ gross }) => gross),
    commission: sum(({ commission }) => commission),
    cash: sum(({ cash }) => cash),
    rented: sum(({ rented }) => rented),
    available: sum(({ available }) => available),
    rent: sum(({ rent }) => rent),
    rentDays: sum(({ rentDays }) => rentDays),
    orders: sum(({ orders }) => orders),
    repeatOrders: sum(({ repeatOrders }) => repeatOrders),
    cancelled: sum(({ cancelled }) => cancelled),
    agreed: sum(({ agreed }) => agreed),
    stars: sum(({ stars }) => stars),
    reviews: sum(({ reviews }) => reviews),
    leads,
  };
}

export function toFigures(tally: Tally): Figures {
  const { gross, commission, cash, rented, available, rent, rentDays, agreed, stars, reviews } = tally;
  return {
    gross,
    commission,
    net: gross - commission,
    cash,
    rented_days: rented,
    available_days: available,
    occupancy: occupancyOf(rented, available),
    day_price: rentDays === 0 ? null : Math.round(rent / rentDays),
    orders: tally.orders,
    repeat_orders: tally.repeatOrders,
    lead_counts: groupLeads(tally.leads),
    lead_median: medianOf(tally.leads),
    cancelled: tally.cancelled,
    cancelled_share: agreed === 0 ? null : Math.round((tally.cancelled * 1000) / agreed) / 10,
    rating: reviews === 0 ? null : Math.round((stars * 100) / reviews) / 100,
    reviews,
  };
}

function groupLeads(leads: Tally['leads']): number[] {
  const counts = [...leadSteps, Infinity].map(() => 0);
  for (const [lead, count] of leads) {
    const group = leadSteps.filter((last) => lead > last).length;
    counts[group] = (counts[group] ?? 0) + count;
  }
  return counts;
}

/** Of an even number the mean of the two in the middle. */
function medianOf(leads: Tally['leads']): number | null {
  const sorted = [...leads].toSorted(([one], [other]) => one - other);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return null;
  const at = (place: number): number => {
    let passed = 0;
    return sorted.find(([, count]) => (passed += count) > place)?.[0] ?? 0;
  };
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2;
}
