import { z } from 'zod';
import { kept, personal, shown } from '../privacy.ts';
import { call } from '../call.ts';
import { DaySpan } from './orders/quotes.ts';
import { Id, LocalDate, Success, Tetri } from '../domain/values.ts';

/** The longest period; the one compared with it has the same length. */
export const MOST_STATISTICS_DAYS = 366;
/** The default: twelve weeks. */
export const USUAL_STATISTICS_DAYS = 84;

/** Upper bounds of the groups by how many days ahead rentals are ordered; the last group has none. */
export const leadSteps = [0, 3, 7, 14, 30] as const;

/** A signed amount in tetri: refunds are negative. */
const Amount = z.number().int();
const Count = z.number().int().nonnegative();
/** Whole percent; null where there is nothing to divide by. */
const Percent = z.number().int().min(0).max(100).nullable();

/** The figures of cars in a range of days. */
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
  /** Charged days; a day with several rentals counts once. */
  rented_days: Count,
  /** Those, and the days on which the cars were available: since they were added, without blocked days. */
  available_days: Count,
  occupancy: Percent,
  /** The average price of those days, without extras. */
  day_price: Tetri.nullable(),
  /** Rentals that begin in these days. */
  orders: Count,
  /** Those of clients who had rented from this owner before. */
  repeat_orders: Count,
  /** How many were ordered how many days ahead: by `leadSteps`. */
  lead_counts: z.array(Count).length(leadSteps.length + 1),
  lead_median: z.number().nullable(),
  /** Agreed rentals of these days that the owner cancelled. */
  cancelled: Count,
  /** In percent of all agreed ones, one decimal. */
  cancelled_share: z.number().nullable(),
  /** Of reviews written in these days; two decimals. */
  rating: z.number().nullable(),
  reviews: Count,
});
export type Figures = z.infer<typeof Figures>;

const Compared = Figures.extend({
  /** The same for the period of the same length before. */
  previous: Figures,
});

/** Similar cars of at least five other owners, and what their days cost; tetri. */
export const SimilarPrices = z.object({
  /** Their ids, the most similar first; `similar_cars` has their names. */
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
  /** The average price of a day by the current price rules, as for the similar cars. Tetri. */
  asked_price: Tetri.nullable(),
  /** Null where there are not enough owners with similar cars. */
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
  /** Of the same days in the period before. */
  previous_net: Amount,
});
export type StatisticsPart = z.infer<typeof StatisticsPart>;

/** The query of statistics; days are Georgia's, both ends included. */
export const StatisticsFilters = z.strictObject({
  from: LocalDate.optional(),
  to: LocalDate.optional(),
  car_id: Id.optional(),
  branch_id: Id.optional(),
  /** The parts of the period: weeks from its first day on, or months of the calendar. */
  unit: z.enum(['week', 'month']).default('week'),
});
export type StatisticsFilters = z.output<typeof StatisticsFilters>;

export const getStatistics = call({
  method: 'GET',
  path: '/api/statistics',
  access: 'owner',
  summary:
    "What the owner's cars brought in a period of at most 366 days, by default the last twelve weeks, compared with the period of the same length before: in all, by branch and by car. The same as a file: `GET /api/statistics.csv`.",
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
    /** A car counts for its current branch. */
    branches: z.array(BranchFigures),
    /** Active cars, and those with income in either period; those rented most come first. */
    cars: z.array(CarFigures),
    /** All similar cars, each once. */
    similar_cars: z.array(z.object({ id: Id, name: z.string().meta(shown), year: z.number().int(), price: Tetri })),
    /** Every branch of the owner, for the filter. */
    branch_names: z.array(BranchName),
  }),
});
