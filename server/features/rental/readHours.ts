import type { z } from 'zod';
import type { updateBranch, WeekdayHours } from '#contract/calls/branches.ts';
import type { FieldText } from '#server/platform/texts/texts.ts';

type TypedException = NonNullable<z.output<(typeof updateBranch)['body']>['exceptions']>[number];
type Problems = Record<string, FieldText>;

/** What is wrong with the hours of weekdays, by the place in the list. */
export function readHours(hours: readonly WeekdayHours[]): Problems {
  return Object.fromEntries(
    hours.flatMap(({ weekday, from, to }, index) => [
      ...(from < to ? [] : [[`hours.${index}.to`, 'hoursReversed'] as const]),
      ...(hours.findIndex((day) => day.weekday === weekday) === index
        ? []
        : [[`hours.${index}.weekday`, 'hoursTwice'] as const]),
    ]),
  );
}

/** A date is closed, or open from one time to another: never neither or both. */
export function readExceptions(exceptions: readonly TypedException[]): Problems {
  return Object.fromEntries(
    exceptions.flatMap(({ date, from = null, to = null, is_closed = false }, index): [string, FieldText][] => {
      if (exceptions.findIndex((day) => day.date === date) !== index)
        return [[`exceptions.${index}.date`, 'hoursTwice']];
      if (is_closed ? from !== null || to !== null : from === null || to === null)
        return [[`exceptions.${index}.from`, 'hoursIncomplete']];
      return from === null || to === null || from < to ? [] : [[`exceptions.${index}.to`, 'hoursReversed']];
    }),
  );
}
