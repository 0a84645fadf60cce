import type { z } from 'zod';
import type { changeFleetCars } from '#contract/calls/fleet/fleetMany.ts';
import { LEAST_PRICE, MOST_PRICE } from '#contract/domain/money/priceBounds.ts';
import type { ResponseOf } from '#contract/call.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { fieldText } from '#server/platform/texts/texts.ts';
import { type Editor, type FleetContext, requireRow } from './carView.ts';
import { saveChanges, type VersionedChanges } from './updateCar.ts';

type Change = z.output<(typeof changeFleetCars)['body']>;
type Result = ResponseOf<typeof changeFleetCars>['results'][number];

/** The same for several cars, each by itself. */
export async function changeCars(context: FleetContext, editor: Editor, { ids, ...change }: Change): Promise<Result[]> {
  if (Object.values(change).every((value) => value === undefined)) throw new FieldError({ is_active: 'required' });
  const results: Result[] = [];
  for (const id of new Set(ids)) results.push(await changeOne(context, editor, id, change));
  return results;
}

async function changeOne(
  context: FleetContext,
  editor: Editor,
  id: number,
  change: Omit<Change, 'ids'>,
): Promise<Result> {
  try {
    await context.db.transaction().execute(async (transaction) => {
      const { price_per_day } = await requireRow(transaction, editor, id);
      await saveChanges(transaction, context, editor, id, changesOf(change, price_per_day));
    });
    return { id, outcome: 'changed', fields: null };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { id, outcome: 'missing', fields: null };
    if (!(error instanceof FieldError)) context.failures.report('changeFleetCars', error, { id });
    return { id, outcome: 'refused', fields: error instanceof FieldError ? textsOf(error, editor) : null };
  }
}

function changesOf({ price_percent, ...changes }: Omit<Change, 'ids'>, price: number | null): VersionedChanges {
  if (price_percent === undefined) return changes;
  if (price === null) throw new FieldError({ price_per_day: 'required' });
  const price_per_day = Math.round((price * (100 + price_percent)) / 100);
  if (price_per_day < LEAST_PRICE)
    throw new FieldError({ price_per_day: { key: 'amountSmall', values: { limit: LEAST_PRICE / 100 } } });
  if (price_per_day > MOST_PRICE)
    throw new FieldError({ price_per_day: { key: 'amountBig', values: { limit: MOST_PRICE / 100 } } });
  return { ...changes, price_per_day };
}

/** What is wrong, as a text. */
export function textsOf({ fields }: FieldError, { language }: Pick<Editor, 'language'>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, fieldText(language, text)]));
}
