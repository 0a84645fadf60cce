import { z } from 'zod';
import { kept, personal, shown } from '../privacy.ts';
import { call } from '../call.ts';
import { DaySpan } from './quotes.ts';
import { Id, LocalDate, Success, Tetri } from '../domain/values.ts';

/** So long a period may be; with one of the same length before it. */
export const MOST_STATISTICS_DAYS = 366;
/** Twelve weeks, unless told otherwise. */
export const USUAL_STATISTICS_DAYS = 84;

/** The last number of days of each group that rentals are ordered ahead; the group after them has no end. */
export const leadSteps = [0, 3, 7, 14, 30] as const;

/** A signed amount in tetri: what went back takes away. */
const Amount = z.number().int();
const Count = z.number().int().nonnegative();
/** Whole percent; null where there is nothing to divide by. */
const Percent = z.number().int().min(0).max(100).nullable();

/** What cars brought in some days. */
export const Figures = z.object({
  /**
   * Earned in these days: money of rentals that have begun, on the day of their beginning, or on the day on which it moved
   * if that was later. `GET /api/operations` goes by the day on which money moved.
   */
  gross: Amount,
  commission: Amount,
  net: Amount,
  /** Of the gross sum, what the owner has in cash. */
  cash: Amount,
  /** Days that clients were charged for, several rentals on a day once. */
  rented_days: Count,
  /** Those, and the ones on which the cars could have been rented: since they were added, without days kept for something else. */
  available_days: Count,
  occupancy: Percent,
  /** What was charged for a day of these, without extras. */
  day_price: Tetri.nullable(),
  /** Rentals that begin in these days. */
  orders: Count,
  /** Of them those of clients who had rented from this owner before. */
  repeat_orders: Count,
  /** How many of them were ordered how many days ahead: by `leadSteps`. */
  lead_counts: z.array(Count).length(leadSteps.length + 1),
  lead_median: z.number().nullable(),
  /** Rentals that were agreed for these days and called off by the owner. */
  cancelled: Count,
  /** In percent of all that were agreed, one decimal. */
  cancelled_share: z.number().nullable(),
  /** Of reviews that were written in these days; two decimals. */
  rating: z.number().nullable(),
  reviews: Count,
});
export type Figures = z.infer<typeof Figures>;

const Compared = Figures.extend({
  /** The same of the period of the same length before. */
  previous: Figures,
});

/** Similar cars of at least five other owners, and what their days cost; tetri. */
export const SimilarPrices = z.object({
  /** Which they are, the nearest first; `similar_cars` has their names. */
  car_ids: z.array(Id),
  owners: Count,
  mean: Tetri,
  /** A quarter of the cars costs less than `low`, a quarter more than `high`. */
  low: Tetri,
  median: Tetri,
  high: Tetri,
  /** Of all of them together. */
  occupancy: Percent,
});
export type SimilarPrices = z.infer<typeof SimilarPrices>;

export const CarFigures = Compared.extend({
  id: Id,
  /** Brand and model. */
  name: z.string().meta(personal),
  year: z.number().int().nullable(),
  branch_id: Id.nullable(),
  /** Address of a small picture. */
  image: z.string().meta(kept).nullable(),
  /** Of each part of the period. */
  occupancies: z.array(Percent),
  /** What a day costs on the average, by the rules of its prices as they stand: the same is said of similar cars. Tetri. */
  asked_price: Tetri.nullable(),
  /** Null where there are none of enough owners. */
  similar: SimilarPrices.nullable(),
});
export type CarFigures = z.infer<typeof CarFigures>;

const BranchName = z.object({ id: Id, name: z.string().meta(personal) });

export const BranchFigures = Compared.extend({ ...BranchName.shape, cars: Count });
export type BranchFigures = z.infer<typeof BranchFigures>;

/** Some days of the period, both ends included. */
export const StatisticsPart = DaySpan.extend({
  net: Amount,
  /** Of it, what came in cash. */
  cash: Amount,
  /** Of the same days of the period before. */
  previous_net: Amount,
});
export type StatisticsPart = z.infer<typeof StatisticsPart>;

/** What statistics are asked for; days are Georgia's, both ends included. */
export const StatisticsFilters = z.strictObject({
  from: LocalDate.optional(),
  to: LocalDate.optional(),
  car_id: Id.optional(),
  branch_id: Id.optional(),
  /** What the period is divided by: weeks from its first day on, or months of the calendar. */
  unit: z.enum(['week', 'month']).default('week'),
});
export type StatisticsFilters = z.output<typeof StatisticsFilters>;

export const getStatistics = call({
  method: 'GET',
  path: '/api/statistics',
  access: 'owner',
  summary:
    "What the owner's cars brought in a period of at most 366 days, the last twelve weeks unless told otherwise, beside the period of the same length before: in all, by branch and by car. The same as a file: `GET /api/statistics.csv`.",
  query: StatisticsFilters,
  provides: { Availability: 'every', Order: 'every' },
  response: z.object({
    status: Success,
    from: LocalDate,
    to: LocalDate,
    /** The period before. */
    previous: DaySpan,
    total: Compared,
    parts: z.array(StatisticsPart),
    /** A car counts for the branch where it stands now. */
    branches: z.array(BranchFigures),
    /** Cars on the market, and those that brought something in either period; those rented most come first. */
    cars: z.array(CarFigures),
    /** What the cars are compared with, each once. */
    similar_cars: z.array(z.object({ id: Id, name: z.string().meta(shown), year: z.number().int(), price: Tetri })),
    /** Every branch of the owner, for the choice of one. */
    branch_names: z.array(BranchName),
  }),
});
