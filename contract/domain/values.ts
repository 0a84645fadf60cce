import { z } from 'zod';
import { kept, personal } from '../privacy.ts';
import { IN_TETRI } from './money/priceBounds.ts';

/** The status of successful answers, as documented. */
export const Success = z.literal('success');

/** The largest integer of a column. */
export const LARGEST_INTEGER = 2_147_483_647;

/** Database identifier, also as text: the type of ids in paths and queries. */
export const Id = z.coerce.number<number>().int().positive().max(LARGEST_INTEGER);

/** Marks a bound that only a choice that was not made is below: the message says that one is to be made. */
export const NO_CHOICE = 'no choice';

/** The type of ids in bodies, where a number is a number: `true` would be read as the first row. */
export const SentId = z.number().int().positive(NO_CHOICE).max(LARGEST_INTEGER);

/** A flag in the documented calls: 0 or 1. */
export const Flag = z.union([z.literal(0), z.literal(1)]);
export type Flag = z.infer<typeof Flag>;

/** Amount of money in tetri (1 GEL = 100 tetri), never a fraction. */
export const Tetri = z.number().int().nonnegative();

/** An amount in a request, within the range of the column. */
export const SentTetri = Tetri.max(LARGEST_INTEGER, IN_TETRI);

export const Language = z.enum(['en', 'ka', 'ru']);
export type Language = z.infer<typeof Language>;

/** A day in Georgia, `YYYY-MM-DD`. There is no year 0 in the calendar of PostgreSQL. */
export const LocalDate = z.iso.date().refine((date) => date >= '0001');

/** An instant in UTC, as cursors have it; not of the year 0 either. */
export const UtcInstant = z.iso.datetime().refine((at) => at >= '0001');

/**
 * A moment of a rental, local to Asia/Tbilisi: `YYYY-MM-DDTHH:mm`. A bare date means 10:00.
 * Stays text: only the server turns it into an instant.
 */
export const RentalMoment = z
  .string()
  .meta(kept)
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/);

/** The file of an upload, at most `UPLOAD_BYTES`; the server checks its content. */
export const UploadedFile = z.file();

/** Keyset cursor: opaque text made by the server. */
export const Cursor = z.string().meta(personal).max(500);

/** Comma-separated codes in a query string, `suv,minivan`. */
export const CodeList = z
  .string()
  .meta(kept)
  .max(400)
  .transform((text) => text.split(',').filter((code) => code !== ''));

/** Why a car is not available. */
export const BlockKind = z.enum(['order', 'hold', 'owner', 'maintenance', 'ical']);
export type BlockKind = z.infer<typeof BlockKind>;
