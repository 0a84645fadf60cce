import type { PoolClient } from 'pg';
import { insertRows } from './fleetRepository.ts';

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
