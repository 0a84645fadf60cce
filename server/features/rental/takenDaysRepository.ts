/**
 * SQL for the days, `YYYY-MM-DD`, from one date to another on which something of `cars c` is taken. A day of the calendar
 * is a day of a rental: the 24 hours from ten in the morning, when a bare date begins. So a rental from one date to
 * another is free exactly when each of its days is, but for the preparation after it.
 */
export const takenDays = (from: string, to: string): string => `array(
  select to_char(day, 'YYYY-MM-DD') from generate_series(${from}::date::timestamp, ${to}::date::timestamp, interval '1 day') as day
  where c.busy && tstzrange(
    (day + interval '10 hours') at time zone 'Asia/Tbilisi', (day + interval '34 hours') at time zone 'Asia/Tbilisi'))`;
