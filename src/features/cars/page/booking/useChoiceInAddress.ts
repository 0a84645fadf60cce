import { useCallback, useMemo } from 'react';
import { choiceNames } from '#contract/routes.ts';
import type { RentalChoice } from '#src/features/quotes/rentalChoice.ts';
import type { UrlCodec } from '#src/shared/lib/urlCodec.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import type { Choosable } from './choice.ts';
import { choiceParams, readChoice } from './choice.ts';

const choiceUrl = (car: Choosable): UrlCodec<RentalChoice> => ({
  names: choiceNames,
  read: (query) => readChoice(query, car),
  write: choiceParams,
});

/** What is chosen lives in the address beside the dates, so a link, a reload, a login on the way and a step back keep it. */
export function useChoiceInAddress(
  car: Choosable,
): [RentalChoice, (change: (choice: RentalChoice) => RentalChoice) => void] {
  const { place, change } = useUrlState(useMemo(() => choiceUrl(car), [car]));
  return [place, useCallback((next) => change(next, { replace: true }), [change])];
}

/** With an extra more, or less where it was chosen. */
export const withToggled =
  (code: string) =>
  (choice: RentalChoice): RentalChoice => ({
    ...choice,
    extras: choice.extras.includes(code) ? choice.extras.filter((other) => other !== code) : [...choice.extras, code],
  });
