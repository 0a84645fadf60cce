import type { Pool } from 'pg';
import type { Owner } from '#contract/calls/owners.ts';
import {
  answersWithinMinutes,
  cancellationsJson,
  publicOwnerName,
} from '#server/features/rental/publicOwnerRepository.ts';

/** As the page shows it, but for the key of the picture and the figures behind the share. */
export interface OwnerRow extends Omit<Owner, 'picture' | 'cancelled_share'> {
  readonly picture_key: string | null;
  readonly cancellations: { readonly orders: number; readonly cancelled: number } | null;
}

/** Null where there is no such owner, or the account is blocked or deleted. */
export async function findOwner(pool: Pool, id: number): Promise<OwnerRow | null> {
  const { rows } = await pool.query<{ owner: OwnerRow }>({
    name: 'owner',
    // As JSON, so that days and figures have the types of the answer.
    text: `
      select json_build_object(
        'id', owners.id, 'name', ${publicOwnerName}, 'kind', owners.kind, 'picture_key', users.picture_key,
        'since', (owners.created_at at time zone 'Asia/Tbilisi')::date, 'languages', owners.languages,
        'answers_within_minutes', ${answersWithinMinutes}, 'cancellations', ${cancellationsJson},
        'rating', round(fleet.rating_sum::numeric / nullif(fleet.reviews_count, 0), 2),
        'reviews_count', fleet.reviews_count, 'trips', fleet.trips,
        'is_verified', owners.verified_at is not null, 'cars_count', fleet.active) as owner
      from owners
        join users on users.id = owners.user_id,
        lateral (
          select coalesce(sum(c.rating_sum), 0) as rating_sum, coalesce(sum(c.reviews_count), 0) as reviews_count,
            coalesce(sum(c.trips_count), 0) as trips, count(*) filter (where c.status = 'active') as active
          from cars c where c.owner_id = owners.id) fleet
      where owners.id = $1 and users.deleted_at is null and users.blocked_at is null`,
    values: [id],
  });
  return rows[0]?.owner ?? null;
}

/** Ids of an owner's cars that can be rented, the most rented first. */
export async function listRentableCars(pool: Pool, ownerId: number, most: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'owner-cars',
    text: "select id from cars where owner_id = $1 and status = 'active' order by trips_count desc, id limit $2",
    values: [ownerId, most],
  });
  return rows.map(({ id }) => id);
}

export async function isOwnerHere(pool: Pool, id: number): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'owner-is-here',
    text: `select from owners join users on users.id = owners.user_id
      where owners.id = $1 and users.deleted_at is null and users.blocked_at is null`,
    values: [id],
  });
  return rowCount === 1;
}

/** Owners whose first car that can be rented is one of the next so many cars. Cars of blocked owners cannot be rented. */
export async function listOwnersOfCars(pool: Pool, fromCarId: number, count: number): Promise<number[]> {
  const { rows } = await pool.query<{ owner_id: number }>({
    text: `
      select listed.owner_id
      from (select id, owner_id from cars where status = 'active' and id >= $1 order by id limit $2) listed
      where not exists (
        select from cars earlier where earlier.owner_id = listed.owner_id and earlier.id < listed.id and earlier.status = 'active')
      order by listed.id`,
    values: [fromCarId, count],
  });
  return rows.map(({ owner_id }) => owner_id);
}
