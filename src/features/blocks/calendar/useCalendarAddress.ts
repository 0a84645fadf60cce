import { useSearchParams } from 'react-router';
import { useSearchChange } from '#src/lib/useSearchChange.ts';
import { zooms } from './useGridSize.ts';
import type { Zoom } from './useGridSize.ts';

const usual: Zoom = 'weeks';

/** How much of the calendar is shown, and of which branch: both are in the address. */
export function useCalendarAddress() {
  const [query] = useSearchParams();
  const changeSearch = useSearchChange();
  const branch = query.get('branch') ?? '';
  const change = (name: 'zoom' | 'branch', value: string | null) =>
    changeSearch((params) => {
      if (value === null) params.delete(name);
      else params.set(name, value);
    });
  return {
    zoom: zooms.find((zoom) => zoom === query.get('zoom')) ?? usual,
    branchId: /^[1-9]\d{0,9}$/.test(branch) ? Number(branch) : null,
    setZoom: (zoom: Zoom) => change('zoom', zoom === usual ? null : zoom),
    setBranchId: (id: number | null) => change('branch', id === null ? null : String(id)),
  };
}
