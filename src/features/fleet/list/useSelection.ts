import { useState } from 'react';

export interface Selection {
  /** Of the rows that are shown. */
  readonly ids: readonly number[];
  readonly has: (id: number) => boolean;
  readonly toggle: (id: number) => void;
  readonly setAll: (isOn: boolean) => void;
}

/** Which rows of a page are chosen; what is not on the page is not chosen. */
export function useSelection(shown: readonly number[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const ids = shown.filter((id) => chosen.has(id));
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle: (id) => setChosen(new Set(chosen.has(id) ? ids.filter((one) => one !== id) : [...ids, id])),
    setAll: (isOn) => setChosen(new Set(isOn ? shown : [])),
  };
}
