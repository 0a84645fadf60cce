import type { ExpressionWrapper, SqlBool } from 'kysely';

/** A condition as a column: by Kysely's type of it, which is that of other databases too, it may be 0 or 1. */
export const booleanOf = <DB, TB extends keyof DB>(condition: ExpressionWrapper<DB, TB, SqlBool>) =>
  condition.$castTo<boolean>();
