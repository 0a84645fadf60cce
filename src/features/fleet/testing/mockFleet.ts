import { mergeTerms } from '#contract/domain/terms/mergeTerms.ts';
import type { Shot } from '#contract/calls/cars/cars.ts';
import type { FleetCar, FleetRow } from '#contract/calls/fleet/fleet.ts';
import { emptyCar as emptyCarOf } from '#mocks/fixtures/fleet/ownCars.ts';
import { pictureOf, shots } from '#mocks/fixtures/cars/pictures.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';

const pictured = (some: readonly Shot[], main: Shot | null = some[0] ?? null): FleetCar['images'] =>
  some.map((shot) => ({ ...pictureOf('white', shot), is_main: shot === main }));

/** Removes undefined fields, which are not part of a change. */
const given = <Part extends object>(part: Part | undefined) =>
  JSON.parse(JSON.stringify(part ?? {})) as { [Key in keyof Part]: Exclude<Part[Key], undefined> };

const needed = ['brand', 'model', 'year', 'price_per_day'] as const;

/** Completeness as far as screens need it: four fields, a description and six photos. */
function withMissing(car: FleetCar): FleetCar {
  const missing: string[] = needed.filter((name) => car[name] === null);
  if (Object.values(car.descriptions).every((text) => text === null)) missing.push('descriptions');
  const missingShots = shots.filter((shot) => car.images.every((image) => image.shot !== shot));
  if (missingShots.length > 0) missing.push('images');
  return { ...car, missing, missing_shots: missingShots };
}

/** Unlike the mocks' owner, this one must confirm orders. */
export const emptyCar: FleetCar = { ...emptyCarOf(1), needs_confirmation: true };

export const wholeCar: FleetCar = {
  ...emptyCar,
  id: 7,
  version: 3,
  status: 'active',
  is_active: true,
  brand: 'toyota',
  model: 'toyota-prius',
  year: 2019,
  seats: 5,
  price_per_day: 9000,
  descriptions: { en: 'A calm car.', ka: 'მშვიდი მანქანა.', ru: null },
  images: pictured(shots),
};

const rowOf = (car: FleetCar): FleetRow => ({
  id: car.id,
  version: car.version,
  status: car.status,
  tab: car.status === 'draft' ? 'draft' : car.status,
  brand: car.brand === null ? null : 'Toyota',
  model: car.model === null ? null : 'Prius',
  year: car.year,
  plate: car.plate,
  category: car.category,
  branch: null,
  image: null,
  price_per_day: car.price_per_day,
  next_rental: null,
  occupancy: car.status === 'draft' ? null : 40,
  rating: null,
  reviews_count: 0,
  missing: car.missing,
  missing_shots: car.missing_shots,
  sections_done: 3,
  changed_at: '2026-11-20T10:00:00Z',
});

/** Mocks a back end with these cars, which applies the editor's requests as the real one does. */
export function mockFleet(first: readonly FleetCar[]) {
  const fleet = {
    cars: new Map(first.map((car) => [car.id, withMissing(car)])),
    patches: [] as Record<string, unknown>[],
    asked: [] as URLSearchParams[],
    /** Another user saves a change, with a version of its own. */
    elsewhere: (id: number, change: Partial<FleetCar>, by = 'Nino') => {
      const car = fleet.of(id);
      const version = car.version + 1;
      const fields = Object.keys(change);
      const at = '2026-11-22T10:00:00Z';
      const changes = [{ version, at, by, is_own: false, fields }, ...car.changes];
      fleet.cars.set(id, withMissing({ ...car, ...change, version, changes }));
    },
    /** The response to a change. */
    save: (car: FleetCar) => {
      fleet.cars.set(car.id, withMissing(car));
      return { status: 'success' as const, car: fleet.of(car.id) };
    },
    of: (id: number): FleetCar => {
      const car = fleet.cars.get(id);
      if (car === undefined) throw new Error(`There is no car ${id}.`);
      return car;
    },
  };
  const missing = () => refuse(404, 'NOT_FOUND', 'There is nothing here.');
  const found = (id: string | undefined) => fleet.cars.get(Number(id));
  const { save } = fleet;
  server.use(
    handlerOf('listFleetCars', ({ query }) => {
      fleet.asked.push(query);
      const cars = [...fleet.cars.values()]
        .map(rowOf)
        .filter(({ plate }) => (plate ?? '').includes(query.get('q') ?? ''))
        .filter(({ tab }) => (query.get('status') ?? tab) === tab);
      const counts = { all: fleet.cars.size, active: 1, inactive: 0, needs_images: 0, draft: 1 };
      return { status: 'success', cars, counts, free_today: 1, page: 1, page_size: 20, total: cars.length };
    }),
    handlerOf('getFleetCar', ({ params }) => {
      const car = found(params['id']);
      return car === undefined ? missing() : { status: 'success', car };
    }),
    handlerOf('createFleetCar', () => {
      const id = Math.max(0, ...fleet.cars.keys()) + 1;
      return save({ ...emptyCar, id });
    }),
    handlerOf('updateFleetCar', ({ params, body }) => {
      const car = found(params['id']);
      if (car === undefined) return missing();
      const { version, is_active: isActive, descriptions, addresses, extras, terms, ...plain } = body ?? {};
      if (version !== undefined && version !== car.version) return refuse(409, 'CAR_CHANGED', 'The car has changed.');
      fleet.patches.push(body ?? {});
      if (isActive === true && car.missing.length > 0) {
        return Response.json(Object.fromEntries(car.missing.map((name) => [name, `Missing: ${name}.`])), {
          status: 422,
        });
      }
      return save({
        ...car,
        ...given(plain),
        plate: (plain.plate === undefined ? car.plate : plain.plate)?.toUpperCase() ?? null,
        descriptions: { ...car.descriptions, ...given(descriptions) },
        addresses: { ...car.addresses, ...given(addresses) },
        extras: extras?.map((extra) => ({ ...extra, most: extra.most ?? null })) ?? car.extras,
        terms: mergeTerms(car.terms, terms),
        version: car.version + 1,
        ...(isActive !== undefined && { is_active: isActive, status: isActive ? 'active' : 'inactive' }),
      });
    }),
  );
  return fleet;
}
