import type { DaySpan } from '#contract/calls/orders/quotes.ts';
import type { Context } from '#server/context.ts';
import { countCarDays } from '../carDaysRepository.ts';
import { compareWith, type Comparison, listDays, meanDayPrice, type SimilarCar } from './comparables.ts';
import { findSimilar, listSimilarRows } from './adviceRepository.ts';

/** A car of the owner beside similar ones in one of the spans, by the span's index; null where nothing may be shown. */
export type Comparables = (carId: number, span?: number) => Comparison | null;

/** Looks for what the cars of an owner can be compared with: all of them, or some. Three statements for any number. */
export async function readComparables(
  { db }: Pick<Context, 'db'>,
  { ownerId, carIds = null }: { readonly ownerId: number; readonly carIds?: readonly number[] | null },
  spans: readonly DaySpan[],
): Promise<Comparables> {
  const found = await findSimilar(db, ownerId, carIds);
  const ids = [...new Set(found.flatMap(({ similar }) => similar))];
  const [rows, days] = await Promise.all([listSimilarRows(db, ids), countCarDays(db, ids, spans)]);
  const daysOf = spans.map(listDays);
  const cars = new Map(
    rows.map(({ id, owner_id, name, year, rules }) => [
      id,
      daysOf.map((dates, index): SimilarCar => {
        const { rented = [], available = [] } = days.get(id) ?? {};
        const counted = { rented: rented[index] ?? 0, available: available[index] ?? 0 };
        return { id, ownerId: owner_id, name, year, price: meanDayPrice(rules, dates), ...counted };
      }),
    ]),
  );
  const similarOf = new Map(found.flatMap(({ of, similar }) => of.map((id) => [id, similar] as const)));
  return (carId, span = 0) => compareWith((similarOf.get(carId) ?? []).flatMap((id) => cars.get(id)?.[span] ?? []));
}
