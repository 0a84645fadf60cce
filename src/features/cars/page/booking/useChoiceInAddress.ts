import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { RentalChoice } from '#src/features/quotes/rentalChoice.ts';
import type { Choosable } from './choice.ts';
import { choiceParams, readChoice } from './choice.ts';

const names = ['extras', 'plan', 'additional', 'youngest_age', 'pick_up', 'drop_off'];

/** What is chosen lives in the address beside the dates, so a link, a reload, a login on the way and a step back keep it. */
export function useChoiceInAddress(
  car: Choosable,
): [RentalChoice, (change: (choice: RentalChoice) => RentalChoice) => void] {
  const [search, setSearch] = useSearchParams();
  const choice = useMemo(() => readChoice(search, car), [search, car]);

  // The router tells the address of the last drawing: of two changes before the next one, the second would undo the first.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  const change = useCallback(
    (next: (choice: RentalChoice) => RentalChoice) => {
      const changed = new URLSearchParams(latest.current);
      const params = choiceParams(next(readChoice(latest.current, car)));
      for (const name of names) changed.delete(name);
      for (const [name, value] of Object.entries(params)) changed.set(name, value);
      latest.current = changed;
      setSearch(changed, { replace: true, preventScrollReset: true });
    },
    [setSearch, car],
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
