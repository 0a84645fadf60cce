import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Sort } from '#contract/search.ts';
import { FieldError } from '#server/http/apiError.ts';

/** Where the next page begins: the sort key and id of the last car sent. */
const Position = z.tuple([
  Sort,
  z.number().int().min(0).max(2_147_483_647),
  z.number().int().min(1).max(2_147_483_647),
]);
export type Position = z.infer<typeof Position>;

/** Opaque text; the check makes a mistyped or edited cursor an error instead of a page out of nowhere. */
export function writeCursor(position: Position): string {
  const text = JSON.stringify(position);
  return Buffer.from(`${checkOf(text)}${text}`).toString('base64url');
}

export function readCursor(cursor: string, sort: Sort): Position {
  const decoded = Buffer.from(cursor, 'base64url').toString();
  const text = decoded.slice(CHECK_LENGTH);
  const position = decoded.slice(0, CHECK_LENGTH) === checkOf(text) ? parsePosition(text) : null;
  if (position?.[0] !== sort) throw new FieldError({ cursor: 'cursorInvalid' });
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
