import type { Kysely } from 'kysely';
import type { CarChanges } from '#contract/domain/cars/fleetFields.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import type { Editor, FleetContext } from './carView.ts';
import { saveChanges } from './updateCar.ts';
import { countCars, insertCar } from './writeCarRepository.ts';

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
