import { useSearchParams } from 'react-router';
import { traceStates } from '#contract/traces.ts';
import type { TraceState } from '#contract/traces.ts';

/** Which reports are looked at. */
export interface TracesPlace {
  readonly q: string;
  readonly state: TraceState | 'all';
  readonly page: number;
}

/** In the order in which they are offered. */
export const stateTabs = [...traceStates, 'all'] as const;

interface PlaceInAddress {
  readonly place: TracesPlace;
  readonly addressOf: (next: Partial<TracesPlace>) => string;
  /** Another list begins at its first page; what is typed leaves no step in the history. */
  readonly go: (next: Partial<TracesPlace>, step?: 'step' | 'typing') => void;
}

/** The place is in the address, so that back, reload and a link give the same. */
export function useTracesPlace(): PlaceInAddress {
  const [params, setParams] = useSearchParams();
  const page = params.get('page') ?? '';
  const place: TracesPlace = {
    q: params.get('q') ?? '',
    state: stateTabs.find((state) => state === params.get('state')) ?? 'all',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
  const entriesOf = (next: Partial<TracesPlace>): URLSearchParams => {
    const isOtherList = 'q' in next || 'state' in next;
    const { q, state, page: shown } = { ...place, ...(isOtherList && { page: 1 }), ...next };
    return new URLSearchParams({
      ...(q !== '' && { q }),
      ...(state !== 'all' && { state }),
      ...(shown !== 1 && { page: String(shown) }),
    });
  };
  return {
    place,
    addressOf: (next) => `?${entriesOf(next).toString()}`,
    go: (next, step = 'step') => setParams(entriesOf(next), { replace: step === 'typing' }),
  };
}
