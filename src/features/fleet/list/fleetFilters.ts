import { fleetSorts, fleetTabs } from '#contract/domain/cars/fleetLists.ts';
import type { FleetSort } from '#contract/calls/fleet/fleet.ts';
import { id, oneOf, page, urlCodec, words } from '#src/shared/lib/urlCodec.ts';
import type { UrlStateOf } from '#src/shared/hooks/useUrlState.ts';

/** The filters of the list, as in the URL. */
export const fleetUrl = urlCodec('adminCars', {
  status: oneOf(fleetTabs),
  q: words(),
  branch_id: id,
  category: words(40),
  week: oneOf(['free', 'busy']),
  sort: oneOf(fleetSorts),
  order: oneOf(['asc', 'desc']),
  page,
});

export type FleetUrl = UrlStateOf<typeof fleetUrl>;
export type FleetFilters = Omit<FleetUrl['place'], 'page'>;

/** Names sort ascending first, everything else descending; a second click reverses. */
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

/** How a column is sorted now, and the URL that its header links to. */
export function sortBy({ place, addressOf }: Pick<FleetUrl, 'place' | 'addressOf'>, sort: FleetSort): ColumnSort {
  const isOn = (place.sort ?? 'newest') === sort;
  const order = isOn ? (place.order ?? usual[sort]) : undefined;
  const next = order === undefined ? usual[sort] : order === 'asc' ? 'desc' : 'asc';
  return {
    to: addressOf({ sort, order: next === usual[sort] ? undefined : next }),
    now: order === undefined ? undefined : order === 'asc' ? 'ascending' : 'descending',
  };
}
