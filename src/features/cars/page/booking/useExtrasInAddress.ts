import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { CarExtra } from '#contract/cars.ts';

type Offered = readonly Pick<CarExtra, 'code'>[];

/** The chosen extras live in the address beside the dates; what the car does not offer is not chosen. */
export function useExtrasInAddress(offered: Offered): [readonly string[], (code: string) => void] {
  const [search, setSearch] = useSearchParams();
  const named = search.get('extras')?.split(',') ?? [];
  const chosen = offered.map(({ code }) => code).filter((code) => named.includes(code));

  const toggle = useCallback(
    (code: string) => {
      setSearch(
        (last) => {
          const before = last.get('extras')?.split(',') ?? [];
          const after = before.includes(code) ? before.filter((other) => other !== code) : [...before, code];
          const changed = new URLSearchParams(last);
          if (after.length > 0) changed.set('extras', after.join(','));
          else changed.delete('extras');
          return changed;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setSearch],
  );
  return [chosen, toggle];
}
