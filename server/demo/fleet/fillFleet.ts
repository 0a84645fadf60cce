import type { PoolClient } from 'pg';
import { Shot } from '#contract/calls/cars/cars.ts';
import type { PriceRules } from '#contract/domain/money/priceDay.ts';
import { instantOf, localDateOf } from '#contract/domain/rentalTime.ts';
import type { Context } from '#server/context.ts';
import { refreshRecommended } from '#server/features/cars/recommended/refreshRecommended.ts';
import { buildCars, type DemoCar } from './buildCars.ts';
import { buildPrices } from './buildPrices.ts';
import { buildThreads } from './buildThreads.ts';
import { buildTrips } from './buildTrips.ts';
import { toCarRow, toEquipmentRows, toExtraRows } from './carRows.ts';
import { readPhotoManifest, nameOfPhoto, type PhotoManifest } from './demoPhotos.ts';
import { fillAccounts, type DemoParties } from './fillAccounts.ts';
import { fillOwnBlocks } from './fillOwnBlocks.ts';
import { fillPlaces, fillHours } from './fillPlaces.ts';
import { fillThreads } from './fillThreads.ts';
import { fillTrips } from './fillTrips.ts';
import { fillUnseenCars } from './fillUnseenCars.ts';
import {
  addBeforeRenting,
  analyzeFleet,
  fillOldPrices,
  forgetBlocksBefore,
  insertRows,
  lockEmptyFleet,
  insertFeed,
} from './fleetRepository.ts';
import { ownerTermsOf } from './ownerTerms.ts';
import { makeRandom, type Random } from './random.ts';

const SEED = 1878;
const DAY = 24 * 3_600_000;

/** Fills an empty database with the demo fleet, all or nothing; says whether it did. */
export async function fillFleet({ pool, clock, config }: Pick<Context, 'pool' | 'clock' | 'config'>): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const isEmpty = await lockEmptyFleet(client);
    if (isEmpty) await fill(client, clock(), config.encryptionKey);
    await client.query('commit');
    return isEmpty;
  } catch (error) {
    // On a connection that is lost there is nothing to roll back.
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function fill(client: PoolClient, now: Date, encryptionKey: Buffer): Promise<void> {
  const random = makeRandom(SEED);
  const midnight = instantOf(`${localDateOf(now)}T00:00`) ?? now;
  await forgetBlocksBefore(client, midnight);
  const parties = await fillAccounts(client, encryptionKey, midnight);
  const photos = await readPhotoManifest();
  const cars = buildCars(photos.cars, random);
  const carIds = await fillCars(client, cars, parties, midnight, random);
  await fillPictures(client, photos, cars, carIds);
  await insertRows(
    client,
    'car_extras',
    cars.flatMap((car, index) => toExtraRows(car, carIds[index] ?? 0, random)),
  );
  // With a random generator of its own, so that the cars stay the same.
  const luck = makeRandom(SEED + 3);
  await insertRows(
    client,
    'car_equipment',
    cars.flatMap((car, index) => toEquipmentRows(car, carIds[index] ?? 0, luck)),
  );
  await fillTerms(client, parties, midnight);
  await fillPlaces(client, parties.ownerIds, makeRandom(SEED + 2));
  const rules = cars.map((car) => buildPrices(car, now, random));
  await fillPrices(client, rules, carIds);
  const trips = cars.flatMap((car, index) =>
    buildTrips(car.popularity, car.needsConfirmation, { now, midnight }, random).map((trip) => ({ trip, car: index })),
  );
  const orders = await fillTrips(client, trips, { cars, carIds, rules, parties, now });
  const tripsOf = Map.groupBy(trips, ({ car }) => car);
  const ownCars = cars.flatMap(({ owner }, index) =>
    owner === 0 ? [{ id: carIds[index] ?? 0, trips: (tripsOf.get(index) ?? []).map(({ trip }) => trip) }] : [],
  );
  await fillOwnBlocks(client, ownCars, midnight);
  const synced = ownCars.at(-1);
  if (synced) await fillFeeds(client, synced.id, midnight);
  const carsOf = (owner: number) => cars.flatMap((car, index) => (car.owner === owner ? [index] : []));
  await fillThreads(client, buildThreads(orders, carsOf, midnight), parties, carIds);
  const seen = cars.flatMap((car, index) => (car.owner === 0 ? [{ id: carIds[index] ?? 0, car }] : []));
  await fillUnseenCars(client, seen, midnight);
  await fillOldPrices(client, midnight);
  await addBeforeRenting(client);
  await refreshRecommended(client, now);
  await analyzeFleet(client);
}

/** With a random generator of its own, so that the cars stay the same. */
async function fillTerms(client: PoolClient, { ownerIds }: DemoParties, midnight: Date): Promise<void> {
  const random = makeRandom(SEED + 1);
  const rows = ownerIds.flatMap((ownerId, owner) => {
    const terms = ownerTermsOf(owner, random);
    return terms === null ? [] : [{ owner_id: ownerId, terms: terms, updated_at: midnight }];
  });
  await insertRows(client, 'owner_terms', rows);
}

async function fillCars(
  client: PoolClient,
  cars: readonly DemoCar[],
  { ownerIds }: DemoParties,
  midnight: Date,
  random: Random,
) {
  const ownerOf = (car: DemoCar): number => ownerIds[car.owner] ?? 0;
  // An owner has one branch, where the first of the owner's cars is.
  const firstCars = cars.filter((car, index) => cars.findIndex(({ owner }) => owner === car.owner) === index);
  const branchIds = await insertRows(
    client,
    'branches',
    firstCars.map((car) => ({
      owner_id: ownerOf(car),
      city_id: car.cityId,
      name_en: car.branchName.en,
      name_ka: car.branchName.ka,
      name_ru: car.branchName.ru,
      address_en: car.address.en,
      address_ka: car.address.ka,
      address_ru: car.address.ru,
      ...car.position,
    })),
  );
  const branchOf = (car: DemoCar): number => branchIds[firstCars.findIndex(({ owner }) => owner === car.owner)] ?? 0;
  // The first owner is the one of the demo account.
  const demoCar = firstCars.find(({ owner }) => owner === 0);
  if (demoCar)
    await fillHours(client, {
      ownerId: ownerOf(demoCar),
      branchId: branchOf(demoCar),
      today: localDateOf(midnight),
    });
  const addedAt = (index: number): Date => new Date(midnight.getTime() - (cars.length - index) * 3 * DAY);
  return insertRows(
    client,
    'cars',
    cars.map((car, index) => {
      // All cars of an owner stand at one place.
      const { address } = firstCars.find(({ owner }) => owner === car.owner) ?? car;
      return toCarRow({ ...car, address }, ownerOf(car), branchOf(car), addedAt(index), random);
    }),
  );
}

async function fillPrices(client: PoolClient, rules: readonly PriceRules[], carIds: readonly number[]): Promise<void> {
  const ofCars = <Row>(list: (rule: PriceRules) => readonly Row[]) =>
    rules.flatMap((rule, index) => list(rule).map((row) => ({ car_id: carIds[index], ...row })));
  await insertRows(
    client,
    'car_date_prices',
    ofCars(({ dates }) => Object.entries(dates).map(([date, price]) => ({ date, price }))),
  );
  await insertRows(
    client,
    'car_seasons',
    ofCars(({ seasons }) =>
      seasons.map(({ name, from, to, price }) => ({ name, first_day: from, last_day: to, price })),
    ),
  );
  await insertRows(
    client,
    'car_weekday_prices',
    ofCars(({ weekdays }) => Object.entries(weekdays).map(([weekday, price]) => ({ weekday, price }))),
  );
  await insertRows(
    client,
    'car_length_prices',
    ofCars(({ lengths }) => lengths),
  );
  await insertRows(
    client,
    'car_length_discounts',
    ofCars(({ discounts }) => discounts),
  );
}

/** Gives every car its own six shots; of the shared ones, the cabins, there is one row each. */
async function fillPictures(
  client: PoolClient,
  { pictures }: PhotoManifest,
  cars: readonly DemoCar[],
  carIds: readonly number[],
): Promise<void> {
  const files = Object.keys(pictures);
  const ids = await insertRows(
    client,
    'pictures',
    Object.entries(pictures).map(([file, { hash, ...description }]) => ({
      name: nameOfPhoto(file, hash),
      ...description,
    })),
  );
  const idOf = new Map(files.map((file, index) => [file, ids[index]]));
  await insertRows(
    client,
    'car_pictures',
    cars.flatMap(({ photographed }, index) =>
      Shot.options.map((shot) => ({
        car_id: carIds[index],
        shot,
        picture_id: idOf.get(photographed.shots[shot]),
        is_main: shot === 'front',
      })),
    ),
  );
}

/** Taken elsewhere: from which day on, for how many. */
const spans = [
  [33, 4],
  [231, 7],
  [276, 3],
] as const;

/** The last car of the demo owner follows an uploaded calendar; no request leaves the server. */
async function fillFeeds(client: PoolClient, carId: number, midnight: Date): Promise<void> {
  const events = spans.map(([first, days]) => {
    const from = midnight.getTime() + first * DAY;
    return [from, from + days * DAY, false] as const;
  });
  await insertFeed(client, { carId, name: 'Airbnb', events, readAt: midnight });
}
