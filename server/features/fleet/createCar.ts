import type { Kysely } from 'kysely';
import { carFieldNames } from '#contract/domain/cars/carFields.ts';
import type { CarChanges } from '#contract/domain/cars/fleetFields.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import type { CarFields } from './carFields.ts';
import { noteChange } from './carHistoryRepository.ts';
import { requireRow } from './carView.ts';
import type { Editor, FleetContext } from './carView.ts';
import { saveChanges } from './updateCar.ts';
import { countCars, insertCar, copyPrices, writeCar } from './writeCarRepository.ts';

/** A draft with what was sent; gives its id. */
export async function createCar(
  db: Kysely<Database>,
  context: FleetContext,
  editor: Editor,
  changes: CarChanges,
): Promise<number> {
  await requireRoom(db, context, editor);
  const id = await insertCar(db, editor.ownerId, { language: editor.language, at: context.clock() });
  await saveChanges(db, context, editor, id, changes);
  return id;
}

/** An owner has only so many cars, drafts included. */
export async function requireRoom(
  db: Kysely<Database>,
  { config }: Pick<FleetContext, 'config'>,
  { ownerId }: Editor,
): Promise<void> {
  const most = Math.floor(config.fleet.mostCars * config.limitsFactor);
  if ((await countCars(db, ownerId)) >= most) throw new ApiError(409, 'LIMIT_REACHED');
}

/** Everything that a second car of the same kind shares with the first: not what is of one car only. */
const shared = [
  ...carFieldNames.filter((field) => field !== 'old_price' && field !== 'plate'),
  'descriptions',
  'addresses',
  'extras',
  'equipment',
  'terms',
] as const satisfies readonly (keyof CarFields)[];

/** A draft like the car, but for its pictures, its plate and its price of before; gives its id. */
export async function copyCar(
  db: Kysely<Database>,
  context: FleetContext,
  editor: Editor,
  id: number,
): Promise<number> {
  const car = await requireRow(db, editor, id);
  await requireRoom(db, context, editor);
  const at = context.clock();
  const { language } = editor;
  const copyId = await insertCar(db, editor.ownerId, { language, at });
  await writeCar(db, editor.ownerId, copyId, {
    car: { ...car, old_price: null },
    changed: shared,
    status: 'draft',
    oldPriceUntil: null,
    language,
    at,
  });
  await copyPrices(db, id, copyId);
  await noteChange(db, { carId: copyId, userId: editor.userId, at, fields: shared });
  return copyId;
}
