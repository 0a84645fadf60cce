import { sql } from 'kysely';

/** A half-open range of instants, as the columns `period` have it. */
export const rangeOf = ({ from, to }: { readonly from: Date; readonly to: Date }) =>
  sql<string>`tstzrange(${from}::timestamptz, ${to}::timestamptz)`;
