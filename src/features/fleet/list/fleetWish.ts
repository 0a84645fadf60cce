import { fleetSorts, fleetTabs } from '#contract/fleet.ts';
import type { FleetSort, FleetTab } from '#contract/fleet.ts';

/** What of the list is shown, as the address has it. */
export interface FleetWish {
  readonly status?: FleetTab;
  readonly q?: string;
  readonly branch_id?: number;
  readonly category?: string;
  readonly week?: 'free' | 'busy';
  readonly sort?: FleetSort;
  readonly order?: 'asc' | 'desc';
}

export type WishName = keyof FleetWish;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** What in an address is none of these is left out. */
export function readFleetWish(query: URLSearchParams): FleetWish {
  const status = oneOf(fleetTabs, query.get('status'));
  const q = query.get('q')?.trim().slice(0, 100) ?? '';
  const branch = Number(query.get('branch_id'));
  const category = query.get('category')?.slice(0, 40) ?? '';
  const week = oneOf(['free', 'busy'], query.get('week'));
  const sort = oneOf(fleetSorts, query.get('sort'));
  const order = oneOf(['asc', 'desc'], query.get('order'));
  return {
    ...(status && { status }),
    ...(q !== '' && { q }),
    ...(Number.isInteger(branch) && branch > 0 && { branch_id: branch }),
    ...(category !== '' && { category }),
    ...(week && { week }),
    ...(sort && { sort }),
    ...(order && { order }),
  };
}

/** The address with some of it changed, on its first page; `undefined` drops one. */
export function addressWith(query: URLSearchParams, change: Partial<Record<WishName, string | undefined>>): string {
  const next = new URLSearchParams(query);
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return `?${next.toString()}`;
}

/** Names go up first, everything else from the most: pressed again it turns. */
const usual = {
  newest: 'desc',
  name: 'asc',
  price: 'desc',
  occupancy: 'desc',
  next_rental: 'asc',
  rating: 'desc',
} as const;

interface ColumnSort {
  readonly to: string;
  readonly now: 'ascending' | 'descending' | undefined;
}

/** The head of a column: how the list is sorted by it now, and where it leads. */
export function sortBy(query: URLSearchParams, wish: FleetWish, sort: FleetSort): ColumnSort {
  const isOn = (wish.sort ?? 'newest') === sort;
  const order = isOn ? (wish.order ?? usual[sort]) : undefined;
  const next = order === undefined ? usual[sort] : order === 'asc' ? 'desc' : 'asc';
  return {
    to: addressWith(query, { sort, order: next === usual[sort] ? undefined : next }),
    now: order === undefined ? undefined : order === 'asc' ? 'ascending' : 'descending',
  };
}
