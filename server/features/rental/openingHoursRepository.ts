/**
 * SQL for the OpeningHours of the branch of `cars c` as one JSON value: all of them are few, so the rule of
 * contract/domain/openingHours.ts decides.
 */
export const openingHoursJson = (branchId: string): string => `json_build_object(
  'hours', (select coalesce(json_agg(json_build_object('weekday', weekday, 'from', ${clockOf('opens')}, 'to', ${clockOf('closes')})
      order by weekday) filter (where opens is not null), '[]') from branch_hours where branch_id = ${branchId}),
  'exceptions', (select coalesce(json_agg(json_build_object('date', date, 'from', ${clockOf('opens')}, 'to', ${clockOf('closes')})
      order by date), '[]') from branch_exceptions where branch_id = ${branchId}))`;

/** Minutes of a day as `HH:mm`, null as null. */
const clockOf = (minutes: string): string => `to_char(make_interval(mins => ${minutes}), 'HH24:MI')`;

/**
 * SQL for whether `cars c` can be handed over at one moment and taken back at the other: what `isOpenAt` computes, for a
 * database that has to look at many cars. A test holds both against each other. The closed branches are collected once
 * for a statement.
 */
export const isOpenSql = (from: string, to: string): string =>
  `c.branch_id not in (select branch_id from closed_branches(${localOf(from)}) union all select branch_id from closed_branches(${localOf(to)}))`;

const localOf = (instant: string): string => `${instant}::timestamptz at time zone 'Asia/Tbilisi'`;
