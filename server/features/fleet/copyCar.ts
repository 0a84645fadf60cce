import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import { carFieldNames } from '#contract/domain/cars/carFields.ts';
import type { CarFields } from './carFields.ts';
import { type Editor, type FleetContext, requireRow } from './carView.ts';
import { noteChange } from './carChangeRepository.ts';
import { requireRoom } from './createCar.ts';
import { copyPrices, insertCar, writeCar } from './writeCarRepository.ts';

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
