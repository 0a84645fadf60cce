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

/** The choice is stored in the URL with the dates, so that a link, a reload, a login and going back preserve it. */
export function useChoiceInAddress(
  car: Choosable,
): [RentalChoice, (change: (choice: RentalChoice) => RentalChoice) => void] {
  const { place, change } = useUrlState(useMemo(() => choiceUrl(car), [car]));
  return [place, useCallback((next) => change(next, { replace: true }), [change])];
}

/** Adds an extra, or removes it if it was chosen. */
export const withToggled =
  (code: string) =>
  (choice: RentalChoice): RentalChoice => ({
    ...choice,
    extras: choice.extras.includes(code) ? choice.extras.filter((other) => other !== code) : [...choice.extras, code],
  });
