import type { Market } from './renters.ts';
import type { TestBrowser } from './testBrowser.ts';

export interface MadeOrder {
  readonly id: number;
  readonly client: TestBrowser;
  readonly from: Date;
}

/** What the people of a model have done so far. */
export interface State {
  readonly place: Market;
  readonly clients: readonly TestBrowser[];
  readonly carIds: readonly number[];
  readonly made: MadeOrder[];
  readonly statuses: Record<number, number>;
  readonly acknowledged: Record<string, number>;
}

export function note({ statuses, acknowledged }: State, status: number, what?: string): void {
  statuses[status] = (statuses[status] ?? 0) + 1;
  if (status < 300 && what !== undefined) acknowledged[what] = (acknowledged[what] ?? 0) + 1;
}
