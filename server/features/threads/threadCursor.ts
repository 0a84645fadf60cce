import { z } from 'zod';
import { UtcInstant } from '#contract/domain/values.ts';
import { FieldError } from '#server/platform/http/apiError.ts';

/** Behind the thread of that moment and id, the last written in first. */
const ThreadPlace = z.tuple([UtcInstant, z.number().int().min(1).max(2_147_483_647)]);
export type ThreadPlace = z.infer<typeof ThreadPlace>;

/** Where the list of each side goes on; null for one that is at its end. */
const ThreadPlaces = z.strictObject({ owner: ThreadPlace.nullable(), client: ThreadPlace.nullable() });
export type ThreadPlaces = z.infer<typeof ThreadPlaces>;

/** Null when neither goes on. */
export function writeCursor(places: ThreadPlaces): string | null {
  const isOver = places.owner === null && places.client === null;
  return isOver ? null : Buffer.from(JSON.stringify(places)).toString('base64url');
}

export function readCursor(cursor: string): ThreadPlaces {
  try {
    return ThreadPlaces.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new FieldError({ cursor: 'cursorInvalid' });
  }
}
