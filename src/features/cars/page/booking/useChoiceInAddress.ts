import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { choiceNames } from '#contract/routes.ts';
import type { RentalChoice } from '#src/features/quotes/rentalChoice.ts';
import { useSearchChange } from '#src/lib/useSearchChange.ts';
import type { Choosable } from './choice.ts';
import { choiceParams, readChoice } from './choice.ts';

/** What is chosen lives in the address beside the dates, so a link, a reload, a login on the way and a step back keep it. */
export function useChoiceInAddress(
  car: Choosable,
): [RentalChoice, (change: (choice: RentalChoice) => RentalChoice) => void] {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const choice = useMemo(() => readChoice(search, car), [search, car]);

  const change = useCallback(
    (next: (choice: RentalChoice) => RentalChoice) =>
      changeSearch((params) => {
        const chosen = choiceParams(next(readChoice(params, car)));
        for (const name of choiceNames) params.delete(name);
        for (const [name, value] of Object.entries(chosen)) params.set(name, value);
      }),
    [changeSearch, car],
  );
  return [choice, change];
}

/** With an extra more, or less where it was chosen. */
export const withToggled =
  (code: string) =>
  (choice: RentalChoice): RentalChoice => ({
    ...choice,
    extras: choice.extras.includes(code) ? choice.extras.filter((other) => other !== code) : [...choice.extras, code],
  });
