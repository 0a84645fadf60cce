import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Sort } from '#contract/calls/cars/search.ts';
import { FieldError } from '#server/platform/http/apiError.ts';

const MOST = 2_147_483_647;
const Id = z.number().int().min(1).max(MOST);

/** Where the next page begins: the key of the order and the id of the last car sent. With dates, prices are totals. */
const Position = z.union([
  z.tuple([Sort, z.number().int().min(0).max(MOST), Id]),
  z.tuple([
    z.enum(['total_asc', 'total_desc', 'recommended_dates']),
    z
      .number()
      .int()
      .min(0)
      .max(366 * MOST),
    Id,
  ]),
]);
export type Position = z.infer<typeof Position>;
export type Order = Position[0];

/** Opaque text; the check makes a mistyped or edited cursor an error instead of a page out of nowhere. */
export function writeCursor(position: Position): string {
  const text = JSON.stringify(position);
  return Buffer.from(`${checkOf(text)}${text}`).toString('base64url');
}

export function readCursor(cursor: string, order: Order): Position {
  const decoded = Buffer.from(cursor, 'base64url').toString();
  const text = decoded.slice(CHECK_LENGTH);
  const position = decoded.slice(0, CHECK_LENGTH) === checkOf(text) ? parsePosition(text) : null;
  if (position?.[0] !== order) throw new FieldError({ cursor: 'cursorInvalid' });
  return position;
}

function parsePosition(text: string): Position | null {
  try {
    return Position.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const CHECK_LENGTH = 8;

function checkOf(text: string): string {
  return createHash('sha256').update(`cursor:${text}`).digest('base64url').slice(0, CHECK_LENGTH);
}
