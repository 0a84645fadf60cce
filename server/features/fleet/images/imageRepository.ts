import { type Kysely, type NotNull, sql } from 'kysely';
import type { Shot } from '#contract/calls/cars/cars.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { later } from '../writeCarRepository.ts';
import type { PictureDescription } from '#server/platform/pictures/describePicture.ts';

export interface NewImage extends PictureDescription {
  readonly name: string;
  readonly storageKey: string;
}

/** Puts a picture into a slot of a held car; the first one of the car becomes its main picture. */
export async function putImage(
  db: Kysely<Database>,
  carId: number,
  shot: Shot,
  { name, storageKey, width, height, placeholder }: NewImage,
): Promise<void> {
  await sql`
    with added as (
      insert into pictures (name, storage_key, width, height, placeholder)
      values (${name}, ${storageKey}, ${width}, ${height}, ${placeholder}) returning id)
    insert into car_pictures (car_id, shot, picture_id, is_main)
    select ${carId}, ${shot}, id, not exists (select from car_pictures where car_id = ${carId} and is_main) from added
    on conflict (car_id, shot) do update set picture_id = excluded.picture_id`.execute(db);
}

/** Whether the slot has the main picture; undefined when it is empty. */
export async function isMainImage(db: Kysely<Database>, carId: number, shot: Shot): Promise<boolean | undefined> {
  const slot = await db
    .selectFrom('car_pictures')
    .select('is_main')
    .where('car_id', '=', carId)
    .where('shot', '=', shot)
    .executeTakeFirst();
  return slot?.is_main;
}

export async function deleteImage(db: Kysely<Database>, carId: number, shot: Shot): Promise<void> {
  await db.deleteFrom('car_pictures').where('car_id', '=', carId).where('shot', '=', shot).execute();
}

/** One after the other: two main pictures at a time are none. */
export async function setMainImage(db: Kysely<Database>, carId: number, shot: Shot): Promise<void> {
  const ofCar = db.updateTable('car_pictures').where('car_id', '=', carId);
  await ofCar.set({ is_main: false }).where('is_main', '=', true).execute();
  await ofCar.set({ is_main: true }).where('shot', '=', shot).execute();
}

/** The picture of one slot goes to the other, and what is there comes back; the main one stays the main one. */
export async function swapImages(db: Kysely<Database>, carId: number, from: Shot, to: Shot): Promise<void> {
  // By way of JSON: within one statement a slot would be taken twice.
  const { rows } = await sql<{ taken: string }>`
    with taken as (delete from car_pictures where car_id = ${carId} and shot in (${from}, ${to}) returning *)
    select coalesce(json_agg(taken), '[]')::text as taken from taken`.execute(db);
  await sql`
    insert into car_pictures (car_id, shot, picture_id, is_main)
    select car_id, case shot when ${from} then ${to} else ${from} end, picture_id, is_main
    from jsonb_populate_recordset(null::car_pictures, ${rows[0]?.taken ?? '[]'}::jsonb)`.execute(db);
}

export async function touchCar(db: Kysely<Database>, carId: number, at: Date): Promise<void> {
  await sql`update cars set ${later(at)} where id = ${carId}`.execute(db);
}

export interface UnusedPicture {
  readonly id: number;
  readonly name: string;
  readonly storage_key: string;
}

const PAGE = 100;

/** Uploaded pictures that no car shows. */
export async function listUnused(db: Kysely<Database>, after: number): Promise<UnusedPicture[]> {
  return db
    .selectFrom('pictures as p')
    .select(['p.id', 'p.name', 'p.storage_key'])
    .where('p.storage_key', 'is not', null)
    .$narrowType<{ storage_key: NotNull }>()
    .where('p.id', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('car_pictures as s').whereRef('s.picture_id', '=', 'p.id'))),
    )
    .orderBy('p.id')
    .limit(PAGE)
    .execute();
}

export async function deletePicture(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('pictures').where('id', '=', id).execute();
}
