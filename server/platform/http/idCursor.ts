import { FieldError } from './apiError.ts';

/** Where a list by falling ids goes on: before this one; null at its beginning. */
export function readIdCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  if (!/^[1-9]\d{0,8}$/.test(cursor)) throw new FieldError({ cursor: 'cursorInvalid' });
  return Number(cursor);
}

/** One page of rows, read with one more than it holds, and the cursor of the next page if there is one. */
export function cutPage<Row extends { readonly id: number }>(
  rows: readonly Row[],
  size: number,
): { readonly shown: readonly Row[]; readonly next_cursor: string | null } {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { shown, next_cursor: last === undefined ? null : String(last.id) };
}
