import type { BodyOf } from '#contract/call.ts';
import type { FleetRow } from '#contract/calls/fleet.ts';
import type { changeFleetCars } from '#contract/calls/fleetMany.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import { serverMessage } from '#src/shared/i18n/message.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { fleetApi } from '../fleetApi.ts';
import { useRowName } from './CarCells.tsx';

export type BulkChange = Omit<BodyOf<typeof changeFleetCars>, 'ids'>;

/** Changes several cars by one call, and tells of each that was not changed why. */
export function useBulk(rows: readonly FleetRow[]) {
  const dispatch = useAppDispatch();
  const nameOf = useRowName();
  const [isBusy, setIsBusy] = useUiState('fleet/bulk/isBusy', false);

  const change = async (wanted: BulkChange): Promise<void> => {
    setIsBusy(true);
    const body = { ids: rows.map(({ id }) => id), ...wanted };
    const { data, error } = await dispatch(fleetApi.endpoints.changeFleetCars.initiate({ body }, { track: false }));
    setIsBusy(false);
    if (data === undefined) {
      dispatch(noticeShown({ tone: 'error', text: failureOf(error) }));
      return;
    }
    const changed = data.results.filter(({ outcome }) => outcome === 'changed').length;
    if (changed > 0)
      dispatch(noticeShown({ tone: 'success', text: { key: 'fleet:bulk.changed', values: { count: changed } } }));
    for (const { id, outcome, fields } of data.results) {
      const row = rows.find((one) => one.id === id);
      if (outcome === 'changed' || row === undefined) continue;
      const why: Message =
        outcome === 'missing'
          ? { key: 'fleet:edit.gone' }
          : serverMessage([...new Set(Object.values(fields ?? {}))].join(' '));
      dispatch(noticeShown({ tone: 'error', text: { key: 'fleet:bulk.refused', values: { name: nameOf(row), why } } }));
    }
  };
  return { isBusy, change };
}
