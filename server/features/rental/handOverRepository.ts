import type { PlaceRef } from '#contract/domain/placeCode.ts';
import { MOST_FEE } from '#contract/domain/terms/bounds.ts';

/** Where cars are to be had and given back; null is where they stand. */
export interface AskedPlaces {
  readonly pickUp: PlaceRef | null;
  readonly dropOff: PlaceRef | null;
  readonly now: Date;
}

/** The placeholders of the asked moments; without dates no hours are looked at. */
export interface AskedMoments {
  readonly from: string;
  readonly to: string;
}

/**
 * SQL for what `cars c` cost more at these places, null where they cannot be had there: what `findHandOver`,
 * `refuseClosed` and `handOverCharges` say of one car, for a database that looks at many. A test holds both against each
 * other. `add` hands out placeholders.
 */
export function handOverSql(
  { pickUp, dropOff, now }: AskedPlaces,
  moments: AskedMoments | null,
  add: (value: unknown) => string,
): string {
  // A placeholder that no text names has no type.
  const asked = moments === null ? '' : add(now);
  const sides = [
    sideSql(pickUp, moments && moments.from, asked, add),
    sideSql(dropOff, moments && moments.to, asked, add),
  ];
  return `(${[...sides, ...(isSame(pickUp, dropOff) ? [] : [oneWaySql(cityOf(pickUp, add), cityOf(dropOff, add))])].join(' + ')})`;
}

/** SQL for no less than any car can cost more at these places. */
export function mostHandOverSql({ pickUp, dropOff }: AskedPlaces, add: (value: unknown) => string): string {
  const most = (place: PlaceRef | null): string =>
    place === null
      ? '0'
      : `(select coalesce(max(price), 0) from places where kind = ${add(kindOf(place))} and target_id = ${add(place.id)})`;
  return `(${most(pickUp)} + ${most(dropOff)} + ${isSame(pickUp, dropOff) ? 0 : MOST_FEE})`;
}

const isSame = (one: PlaceRef | null, other: PlaceRef | null): boolean =>
  one?.kind === other?.kind && one?.id === other?.id;

/** An address and a hotel are in an area. */
const kindOf = ({ kind }: PlaceRef): string => (kind === 'address' || kind === 'hotel' ? 'area' : kind);

function sideSql(place: PlaceRef | null, moment: string | null, now: string, add: (value: unknown) => string): string {
  const at = moment === null ? null : `${moment}::timestamptz at time zone 'Asia/Tbilisi'`;
  const isClosed = (branch: string): string => `${branch} in (select branch_id from closed_branches(${at}))`;
  const own = at === null ? '0' : `case when ${isClosed('c.branch_id')} then null else 0 end`;
  if (place === null) return own;
  const target = add(place.id);
  const inTime =
    moment === null
      ? ''
      : `and ${moment}::timestamptz - ${now}::timestamptz >= p.notice_hours * interval '1 hour' and is_open_at(p.hours, ${at})`;
  const isShut = place.kind === 'branch' && at !== null ? `and not ${isClosed('p.branch_id')}` : '';
  const offered = `(select p.price from places p where p.owner_id = c.owner_id and p.kind = ${add(kindOf(place))}
    and p.target_id = ${target} ${inTime} ${isShut})`;
  return place.kind === 'branch'
    ? `case when c.branch_id = ${target} and not c.has_own_address then ${own} else ${offered} end`
    : offered;
}

function cityOf(place: PlaceRef | null, add: (value: unknown) => string): string {
  if (place === null) return 'c.city_id';
  const id = `${add(place.id)}::integer`;
  if (place.kind === 'airport') return `(select city_id from airports where id = ${id})`;
  return place.kind === 'branch' ? `(select city_id from branches where id = ${id})` : id;
}

function oneWaySql(from: string, to: string): string {
  const terms = `coalesce(c.terms -> 'one_way', (select o.terms -> 'one_way' from owner_terms o where o.owner_id = c.owner_id))`;
  return `case when ${from} = ${to} then 0
    when (${terms} ->> 'allowed')::boolean then (${terms} ->> 'price')::integer end`;
}
