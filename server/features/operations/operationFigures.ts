import type { OperationFigures, OperationsFilters } from '#contract/calls/operations/operations.ts';
import { localDateOf } from '#contract/domain/rentalTime.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { readFigures } from '#server/features/rental/advice/adviceRepository.ts';
import { fill } from '#server/platform/texts/i18n.ts';
import { operationTexts } from './operationTexts.ts';
import type { Scope } from './readScope.ts';

/** Days between which PostgreSQL and JavaScript speak alike, also of as many days before. */
const FIRST_DAY = '1970-01-01';
const LAST_DAY = '2100-01-01';

type Filters = { readonly [Part in 'from' | 'to' | 'car_id' | 'branch_id']?: OperationsFilters[Part] | undefined };

/** The figures of the requested days, car and branch; null without days. */
export async function operationFigures(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { ownerId }: Scope,
  { from, to, car_id, branch_id }: Filters,
): Promise<OperationFigures | null> {
  if (from === undefined || to === undefined || from > to || from < FIRST_DAY || to > LAST_DAY) return null;
  const carIds = car_id === undefined ? null : [car_id];
  return readFigures(db, { ownerId, carIds, branchId: branch_id ?? null }, { from, to }, clock());
}

/** The figures by their names, and of which days or of which moment each is. */
export function namedFigures(
  { from, to, earned, booked, held, paid_out }: OperationFigures,
  language: Language,
  now: Date,
): readonly { readonly name: string; readonly amount: number }[] {
  const { figures, ofDays, ofNow } = operationTexts[language];
  const inDays = (name: string): string => fill(ofDays, { name, from, to });
  const asOfNow = (name: string): string => fill(ofNow, { name, day: localDateOf(now) });
  return [
    { name: inDays(figures.earned), amount: earned },
    { name: asOfNow(figures.booked), amount: booked },
    { name: asOfNow(figures.held), amount: held },
    ...(paid_out === null ? [] : [{ name: inDays(figures.paid_out), amount: paid_out }]),
  ];
}
