import { useUiState } from '#src/shared/store/useUiState.ts';

export interface Selection {
  /** Among the rows shown. */
  readonly ids: readonly number[];
  readonly has: (id: number) => boolean;
  readonly toggle: (id: number) => void;
  readonly setAll: (isOn: boolean) => void;
}

/** The selected rows of a page; rows of other pages are never selected. */
export function useSelection(shown: readonly number[]): Selection {
  const [chosen, setChosen] = useUiState<readonly number[]>('fleet/selection', [], { privacy: 'keep' });
  const ids = shown.filter((id) => chosen.includes(id));
  return {
    ids,
    has: (id) => chosen.includes(id),
    toggle: (id) => setChosen(chosen.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    setAll: (isOn) => setChosen(isOn ? shown : []),
  };
}
