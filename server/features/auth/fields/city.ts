import type { Context } from '#server/context.ts';
import { hasCity } from './cityRepository.ts';
import type { Field } from './fields.ts';

const LARGEST_ID = 2_147_483_647;

/** A city of the list. */
export async function readCity(db: Context['db'], id: number): Promise<Field<number>> {
  const isId = Number.isInteger(id) && id > 0 && id <= LARGEST_ID;
  return isId && (await hasCity(db, id)) ? { value: id } : { problem: 'cityUnknown' };
}
