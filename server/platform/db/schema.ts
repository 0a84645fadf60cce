import type { Selectable } from 'kysely';
import type { Database } from './generated/tables.ts';

export type { Database };

/** A row of a table, or of some of its columns, as it is read. */
export type Row<
  Table extends keyof Database,
  Column extends keyof Selectable<Database[Table]> = keyof Selectable<Database[Table]>,
> = Pick<Selectable<Database[Table]>, Column>;
