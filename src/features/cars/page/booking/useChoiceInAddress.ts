import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
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

type ChangeChoice = (choice: RentalChoice) => RentalChoice;

interface ChoiceInAddress {
  /** The choice in the URL: what the price is asked for. */
  readonly choice: RentalChoice;
  /** The choice as last made, before the URL and its render follow in a transition. Links have to lead on with it. */
  readonly shown: RentalChoice;
  readonly change: (change: ChangeChoice) => void;
}

/** The choice is stored in the URL with the dates, so that a link, a reload, a login and going back preserve it. */
export function useChoiceInAddress(car: Choosable): ChoiceInAddress {
  const { place: choice, change: changeUrl } = useUrlState(useMemo(() => choiceUrl(car), [car]));
  const [shown, show] = useOptimistic(choice, (last, change: ChangeChoice) => change(last));
  const change = useCallback(
    (next: ChangeChoice) =>
      startTransition(() => {
        show(next);
        changeUrl(next, { replace: true });
      }),
    [show, changeUrl],
  );
  return { choice, shown, change };
}

/** Adds an extra, or removes it if it was chosen. */
export const withToggled =
  (code: string) =>
  (choice: RentalChoice): RentalChoice => ({
    ...choice,
    extras: choice.extras.includes(code) ? choice.extras.filter((other) => other !== code) : [...choice.extras, code],
  });
