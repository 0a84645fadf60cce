import { useMemo } from 'react';
import { useUiState } from '#src/shared/store/useUiState.ts';
import type { ReplayStep } from '../makeReplay.ts';
import { filterSteps } from './filterSteps.ts';
import type { StepFilter } from './filterSteps.ts';

const nothing: StepFilter = { hidden: [], slice: '', query: '' };

/** Which steps are listed, and what there is to choose from. */
export function useStepFilter(steps: readonly ReplayStep[]) {
  const [filter, setFilter] = useUiState<StepFilter>('replay/filter', nothing);
  const isSearched = filter.query.trim() !== '';
  const texts = useMemo(
    () => (isSearched ? steps.map(({ action }) => JSON.stringify(action).toLowerCase()) : []),
    [isSearched, steps],
  );
  const shown = useMemo(() => filterSteps(steps, texts, filter), [steps, texts, filter]);
  const known = useMemo(() => {
    const counts = { navigation: 0, request: 0, failure: 0, state: 0 };
    const slices = new Set<string>();
    for (const step of steps) {
      counts[step.kind] += 1;
      for (const slice of step.slices) slices.add(slice);
    }
    return { counts, slices: [...slices].toSorted() };
  }, [steps]);
  return { filter, setFilter, shown, ...known };
}
