import type { PoolClient } from 'pg';
import { insertRows } from './fleetRepository.ts';
import { type DemoOwner, owners } from './owners.ts';
import type { Random } from './random.ts';

/** The airport of a city, by their ids. */
const airportOf = new Map([
  [1, 1],
  [2, 3],
  [3, 2],
]);
const byDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', to: '22:00' }));

/** Companies come to every airport, at a price by distance; every second other owner comes to that of the city. */
export async function fillPlaces(client: PoolClient, ownerIds: readonly number[], random: Random): Promise<void> {
  const rows = owners.flatMap((owner, index) =>
    placesOf(owner, index, random).map((place) => ({
      owner_id: ownerIds[index],
      airport_id: null,
      city_id: null,
      hours: null,
      ...place,
    })),
  );
  await insertRows(client, 'places', rows);
}

interface DemoPlace {
  readonly kind: 'airport' | 'area';
  readonly airport_id?: number;
  readonly city_id?: number;
  readonly price: number;
  readonly hours?: typeof byDay;
  readonly notice_hours: number;
}

function placesOf({ kind, cityId }: DemoOwner, index: number, random: Random): DemoPlace[] {
  const isCompany = kind === 'legal';
  if (!isCompany && index % 2 === 1) return [];
  const own = airportOf.get(cityId);
  const airports = isCompany ? [...airportOf.values()] : own === undefined ? [] : [own];
  return [
    ...airports.map((airport_id): DemoPlace => {
      const isNear = airport_id === own;
      const price = random.pick(isNear ? [3_000, 4_000, 5_000] : [15_000, 18_000, 20_000]);
      return {
        kind: 'airport',
        airport_id,
        price,
        notice_hours: isNear ? 3 : 24,
        ...(isCompany ? {} : { hours: byDay }),
      };
    }),
    {
      kind: 'area',
      city_id: cityId,
      price: random.pick(isCompany ? [0, 2_000] : [2_000, 2_500, 3_000]),
      notice_hours: 2,
      hours: byDay,
    },
  ];
}

const WEEKDAY = { opens: 9 * 60, closes: 21 * 60 };
const WEEKEND = { opens: 10 * 60, closes: 20 * 60 };
const SHORT = { opens: 10 * 60, closes: 16 * 60 };

/** The branch of the demo owner has hours and a short New Year's Day; a second one, without cars yet, never closes. */
export async function fillHours(
  client: PoolClient,
  { ownerId, branchId, today }: { readonly ownerId: number; readonly branchId: number; readonly today: string },
): Promise<void> {
  await insertRows(
    client,
    'branch_hours',
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ branch_id: branchId, weekday, ...(weekday < 6 ? WEEKDAY : WEEKEND) })),
  );
  const newYear = `${Number(today.slice(0, 4)) + 1}-01-01`;
  await insertRows(client, 'branch_exceptions', [{ branch_id: branchId, date: newYear, ...SHORT }]);
  await insertRows(client, 'branches', [
    {
      owner_id: ownerId,
      city_id: 1,
      name_en: 'Airport',
      name_ka: 'აეროპორტი',
      name_ru: 'Аэропорт',
      address_en: 'Tbilisi airport, arrivals, hall 2',
      address_ka: 'თბილისის აეროპორტი, ჩამოფრენის დარბაზი 2',
      address_ru: 'Аэропорт Тбилиси, зал прилёта 2',
      address_languages: ['en', 'ka', 'ru'],
      lat: 41.67166,
      lng: 44.95815,
    },
  ]);
}
