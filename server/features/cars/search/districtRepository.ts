import { COLUMN_DEGREES, ROW_DEGREES } from '#contract/domain/mapSquares.ts';
import { NEAR_DISTRICT_KM } from '#contract/domain/places/nearDistrict.ts';

/** A degree of latitude, and of longitude at the equator. */
const KM_A_DEGREE = 111.2;

/**
 * Whether `cars c` can be had in a district: it stands at a branch whose position is near the district's middle, or its
 * owner brings cars to addresses of the district's city. Where a car with an address of its own stands is not known.
 * Subqueries without a reference to the car are evaluated once.
 */
export function isNearSql(id: number | undefined, add: (value: unknown) => string): string {
  const district = add(id);
  const city = `(select city_id from districts where id = ${district})`;
  // The middle of its square on the map: a circle says no more of where it stands.
  const north = `((map_row(b.lat) + 0.5) * ${ROW_DEGREES} - d.lat)::float8 * ${KM_A_DEGREE}`;
  const east = `((map_col(b.lng) + 0.5) * ${COLUMN_DEGREES} - d.lng)::float8 * ${KM_A_DEGREE} * cosd(d.lat::float8)`;
  return `(c.city_id = ${city} and (
    not c.has_own_address and c.branch_id = any(array(
      select b.id from branches b join districts d on d.id = ${district} and d.city_id = b.city_id
      where (${north}) ^ 2 + (${east}) ^ 2 <= ${NEAR_DISTRICT_KM ** 2}))
    or c.owner_id = any(array(select p.owner_id from places p where p.kind = 'area' and p.target_id = ${city}))))`;
}
