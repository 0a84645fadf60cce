import { z } from 'zod';
import { personal } from '../../privacy.ts';
import { call } from '../../call.ts';
import { Id, SentId, Success, UploadedFile } from '../../domain/values.ts';

/** How many cars one call can change. */
export const MOST_AT_ONCE = 100;

/** A change of several cars: one of these. */
const BulkChange = z.strictObject({
  ids: z.array(SentId).min(1).max(MOST_AT_ONCE),
  is_active: z.boolean().optional(),
  branch_id: SentId.optional(),
  /** Of the base price, rounded to whole tetri; old prices that are not above it any more are removed. */
  price_percent: z.number().int().min(-90).max(300).optional(),
});

export const changeFleetCars = call({
  method: 'POST',
  path: '/api/fleet/cars/bulk',
  access: 'owner',
  idempotency: 'optional',
  summary: 'Pauses, activates, moves or prices several cars; an error of one does not stop the others.',
  body: BulkChange,
  invalidates: { Fleet: 'every', Availability: 'every' },
  response: z.object({
    status: Success,
    results: z.array(
      z.object({
        id: Id,
        outcome: z.enum(['changed', 'missing', 'refused']),
        /** Why it was refused, under the fields' names. */
        fields: z.record(z.string(), z.string().meta(personal)).nullable(),
      }),
    ),
  }),
});

export const MOST_IMPORT_ROWS = 500;

export const importFleetCars = call({
  method: 'POST',
  path: '/api/fleet/cars/import',
  access: 'owner',
  idempotency: 'optional',
  summary:
    'Makes a draft of each row of a CSV file (UTF-8, `,` or `;`, at most 1 MiB and 500 rows), with a report by row. `dry_run=1` only reports. The columns are those of `/api/fleet/cars/import-template.csv`.',
  upload: true,
  body: z.strictObject({ file: UploadedFile, dry_run: z.enum(['0', '1']).default('0') }),
  invalidates: { Fleet: 'every', Availability: 'every' },
  response: z.object({
    status: Success,
    rows: z.array(
      z.object({
        /** By the lines of the file: the first car is in row 2. */
        row: z.number().int(),
        name: z.string().meta(personal),
        /** The draft; null where none was made. */
        id: Id.nullable(),
        /** What is wrong, under the columns' names; empty where nothing is. */
        fields: z.record(z.string(), z.string().meta(personal)),
      }),
    ),
    created: z.number().int(),
    refused: z.number().int(),
  }),
  errors: ['TOO_LARGE', 'LIMIT_REACHED'],
});
