import type { z } from 'zod';
import type { changeFleetCars } from '#contract/calls/fleet/fleetMany.ts';
import { LEAST_PRICE, MOST_PRICE } from '#contract/domain/money/priceBounds.ts';
import type { ResponseOf } from '#contract/call.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { limitRate } from '#server/platform/http/guards/rateLimit.ts';
import { type Attempt, onceForKey } from '#server/platform/http/idempotent.ts';
import { fieldText } from '#server/platform/texts/texts.ts';
import { holdCar } from './carRowRepository.ts';
import { type Editor, type FleetContext, requireRow } from './carView.ts';
import { saveChanges, type VersionedChanges } from './updateCar.ts';

type Change = z.output<(typeof changeFleetCars)['body']>;
type Result = ResponseOf<typeof changeFleetCars>['results'][number];

/** What a key keeps is a row for each car. */
const CHANGES_AN_HOUR = 60;
const HOUR_SECONDS = 3600;

/** The same for several cars, each by itself, and once for a key: a price that was raised by a tenth is not raised again. */
export async function changeCars(
  context: FleetContext,
  editor: Editor,
  { ids, ...change }: Change,
  attempt: Attempt,
): Promise<Result[]> {
  if (Object.values(change).every((value) => value === undefined)) throw new FieldError({ is_active: 'required' });
  await limitRate(context, {
    key: `cars-bulk:${editor.ownerId}`,
    limit: CHANGES_AN_HOUR,
    windowSeconds: HOUR_SECONDS,
  });
  const results: Result[] = [];
  for (const id of new Set(ids)) results.push(await changeOne(context, editor, id, change, attempt));
  return results;
}

async function changeOne(
  context: FleetContext,
  editor: Editor,
  id: number,
  change: Omit<Change, 'ids'>,
  { key, ...attempt }: Attempt,
): Promise<Result> {
  const attemptOfCar = { ...attempt, key: key === null ? null : `${key} ${id}` };
  try {
    await context.db.transaction().execute(async (transaction) => {
      await onceForKey(context, transaction, attemptOfCar, async () => {
        // A percent is of the price that counts once whoever is changing the car is done. Another's car is missing below.
        await holdCar(transaction, editor.ownerId, id);
        const { price_per_day } = await requireRow(transaction, editor, id);
        await saveChanges(transaction, context, editor, id, changesOf(change, price_per_day));
        return null;
      });
    });
    return { id, outcome: 'changed', fields: null };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { id, outcome: 'missing', fields: null };
    if (isOfKey(error)) throw error;
    if (!(error instanceof FieldError)) context.failures.report('changeFleetCars', error, { id });
    return { id, outcome: 'refused', fields: error instanceof FieldError ? textsOf(error, editor) : null };
  }
}

/** The key was used for something else, or is in use. */
const isOfKey = (error: unknown): boolean =>
  error instanceof FieldError
    ? 'idempotency-key' in error.fields
    : error instanceof ApiError && error.code === 'IN_PROGRESS';

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
