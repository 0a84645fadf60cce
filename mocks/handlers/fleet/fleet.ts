import type { BodyOf, ResponseOf } from '#contract/call.ts';
import type { Shot } from '#contract/calls/cars/cars.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { FleetCar, FleetRow, FleetTab, updateFleetCar } from '#contract/calls/fleet/fleet.ts';
import type { changeFleetCars } from '#contract/calls/fleet/fleetMany.ts';
import { mergeTerms } from '#contract/domain/terms/mergeTerms.ts';
import { branches } from '../../fixtures/branches.ts';
import { carEvents, emptyCar, firstOwnCars } from '../../fixtures/fleet/ownCars.ts';
import { pictureOf, shots } from '../../fixtures/cars/pictures.ts';
import { brands } from '../../fixtures/reference.ts';
import { judged, tabOf } from '../../fixtures/fleet/wholeness.ts';
import type { MocksOf } from '../../mocks.ts';
import { refuse, refuseFields } from '../../refuse.ts';
import { mockUser } from '../../session.ts';

let cars = firstOwnCars().map(judged);
let lastId = 900;

/** Back to the cars of the fixtures; tests call it after each test. */
export function resetMockFleet(): void {
  cars = firstOwnCars().map(judged);
  lastId = 900;
}

type Answer = Response | { status: 'success'; car: FleetCar };
const answerOf = (car: FleetCar): Answer => ({ status: 'success', car });
const notFound = () => refuse(404, 'NOT_FOUND', 'There is nothing here.');
const guard = () => {
  if (mockUser() === undefined) return refuse(401, 'NOT_LOGGED_IN', 'Log in first.');
  return mockUser()?.owner ? undefined : refuse(403, 'NOT_ALLOWED', 'You are not allowed to do this.');
};

/** Calls back with an own car; refuses other users and unknown cars. */
function withCar<Said extends object = Answer>(
  params: Readonly<Record<string, string>>,
  work: (car: FleetCar) => Said,
): Said | Response {
  const refused = guard();
  if (refused) return refused;
  const car = cars.find(({ id }) => id === Number(params['id']));
  return car === undefined ? notFound() : work(car);
}

function save(car: FleetCar): FleetCar {
  const next = judged(car);
  cars = cars.some(({ id }) => id === car.id)
    ? cars.map((other) => (other.id === car.id ? next : other))
    : [next, ...cars];
  return next;
}

type Changes = NonNullable<BodyOf<typeof updateFleetCar>>;

function mergedTexts(former: FleetCar['addresses'], sent: Changes['addresses'] = {}): FleetCar['addresses'] {
  const { en = former.en, ka = former.ka, ru = former.ru } = sent;
  return { en, ka, ru };
}

function merged(
  car: FleetCar,
  { version: _version, is_active, descriptions, addresses, extras, terms, ...fields }: Changes,
): FleetCar {
  const opened = is_active ? 'active' : 'inactive';
  // JSON leaves out undefined fields.
  const given = JSON.parse(JSON.stringify(fields)) as Partial<FleetCar>;
  const next: FleetCar = {
    ...car,
    ...given,
    descriptions: mergedTexts(car.descriptions, descriptions),
    addresses: mergedTexts(car.addresses, addresses),
    extras: extras?.map(({ most = null, ...extra }) => ({ ...extra, most })) ?? car.extras,
    terms: mergeTerms(car.terms, terms),
    status: is_active === undefined || (car.status === 'draft' && !is_active) ? car.status : opened,
    version: car.version + 1,
  };
  const brand = brands[next.brand ?? ''];
  const card = { ...next.card, brand: brand?.name ?? '', model: brand?.models[next.model ?? ''] ?? '' };
  return { ...next, card: { ...card, year: next.year ?? 0, price_per_day: next.price_per_day ?? 0 } };
}

function change(car: FleetCar, changes: Changes): Answer {
  if (changes.version !== undefined && changes.version !== car.version) {
    const body: ErrorBody = { code: 'CAR_CHANGED', message: 'Someone has changed this car in the meantime.', car };
    return Response.json(body, { status: 409 });
  }
  const next = judged(merged(car, changes));
  if (next.status === 'active' && next.missing.length > 0)
    return refuseFields(Object.fromEntries(next.missing.map((field) => [field, 'Please fill in this field.'])));
  return answerOf(save(next));
}

function rowOf(car: FleetCar): FleetRow {
  const { id, version, status, year, plate, category, price_per_day, rating, reviews_count, missing } = car;
  const branch = branches.find((one) => one.id === car.branch_id);
  return {
    id,
    version,
    status,
    tab: tabOf(car),
    brand: car.card.brand === '' ? null : car.card.brand,
    model: car.card.model === '' ? null : car.card.model,
    year,
    plate,
    category,
    branch: branch === undefined ? null : { id: branch.id, name: branch.name },
    image: car.images.find(({ is_main }) => is_main) ?? null,
    price_per_day,
    next_rental:
      status === 'active' ? { order_id: 7, kind: 'pick_up', at: '2027-05-18T12:00', client: 'Thomas W.' } : null,
    occupancy: status === 'draft' ? null : 64,
    rating,
    reviews_count,
    missing,
    missing_shots: car.missing_shots,
    sections_done: car.sections.filter(({ state }) => state === 'done').length,
    changed_at: '2027-05-01T08:00:00.000Z',
  };
}

type BulkResult = ResponseOf<typeof changeFleetCars>['results'][number];
const repriced = (car: FleetCar, percent: number) => ({
  price_per_day: Math.round(((car.price_per_day ?? 0) * (100 + percent)) / 100),
});
const shotOf = (params: Readonly<Record<string, string>>): Shot =>
  shots.find((shot) => shot === params['shot']) ?? 'front';
const bySlot = (one: { shot: Shot }, other: { shot: Shot }): number =>
  shots.indexOf(one.shot) - shots.indexOf(other.shot);

export const fleetMocks = {
  listFleetCars: ({ query }) => {
    const refused = guard();
    if (refused) return refused;
    const words = (query.get('q') ?? '').toLowerCase().split(/\s+/);
    const rows = cars
      .map(rowOf)
      .filter(({ id, brand, model, plate }) =>
        words.every((word) => `${id} ${brand} ${model} ${plate}`.toLowerCase().includes(word)),
      );
    const count = (tab: FleetTab) => rows.filter((row) => row.tab === tab).length;
    const status = query.get('status');
    const found = rows.filter(({ tab }) => status === null || tab === status);
    const [page, page_size] = [Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 20)];
    return {
      status: 'success',
      cars: found.slice((page - 1) * page_size, page * page_size),
      counts: {
        all: rows.length,
        active: count('active'),
        inactive: count('inactive'),
        needs_images: count('needs_images'),
        draft: count('draft'),
      },
      free_today: count('active'),
      page,
      page_size,
      total: found.length,
    };
  },
  getFleetCar: ({ params }) => withCar(params, answerOf),
  getCarHistory: ({ params }) => withCar(params, () => ({ status: 'success' as const, events: carEvents() })),
  createFleetCar: ({ body }) => {
    const refused = guard();
    if (refused) return refused;
    lastId += 1;
    return change(judged(emptyCar(lastId)), body ?? {});
  },
  updateFleetCar: ({ params, body }) => withCar(params, (car) => change(car, body)),
  deleteFleetCar: ({ params }) => {
    const refused = guard();
    if (refused) return refused;
    const car = cars.find(({ id }) => id === Number(params['id']));
    if (car === undefined) return notFound();
    if (!car.can_be_deleted) return refuse(409, 'CAR_HAS_ORDERS', 'This car has orders, so it cannot be deleted.');
    cars = cars.filter(({ id }) => id !== car.id);
    return undefined;
  },
  copyFleetCar: ({ params }) =>
    withCar(params, (car) => {
      lastId += 1;
      const copy: FleetCar = { ...car, id: lastId, version: 1, status: 'draft', plate: null, images: [] };
      return answerOf(save({ ...copy, rating: null, reviews_count: 0, old_price: null, can_be_deleted: true }));
    }),
  changeFleetCars: ({ body: { ids, price_percent, ...changes } }) => {
    const refused = guard();
    if (refused) return refused;
    return {
      status: 'success',
      results: ids.map((id): BulkResult => {
        const car = cars.find((one) => one.id === id);
        if (car === undefined) return { id, outcome: 'missing', fields: null };
        const price = price_percent === undefined ? {} : repriced(car, price_percent);
        const fields =
          change(car, { ...changes, ...price }) instanceof Response ? { images: 'Pictures are missing.' } : null;
        return { id, outcome: fields === null ? 'changed' : 'refused', fields };
      }),
    };
  },
  importFleetCars: ({ body }) => {
    const refused = guard();
    if (refused) return refused;
    const id = body.dry_run === '1' ? null : save(emptyCar((lastId += 1))).id;
    const rows = [
      { row: 2, name: 'subaru forester 2021', id, fields: {} },
      { row: 3, name: 'bmw', id: null, fields: { model: 'Please choose one of the options.' } },
    ];
    return { status: 'success', rows, created: id === null ? 0 : 1, refused: 1 };
  },
  saveCarImage: ({ params }) =>
    withCar(params, (car) => {
      const shot = shotOf(params);
      const others = car.images.filter((image) => image.shot !== shot);
      const is_main = !others.some((image) => image.is_main);
      const images = [...others, { ...pictureOf(car.colour ?? 'white', shot), is_main }];
      return answerOf(save({ ...car, images: images.toSorted(bySlot) }));
    }),
  removeCarImage: ({ params }) =>
    withCar(params, (car) => {
      const image = car.images.find(({ shot }) => shot === params['shot']);
      if (image === undefined) return notFound();
      if (image.is_main) return refuse(409, 'MAIN_IMAGE', 'The main image cannot be deleted!');
      return answerOf(save({ ...car, images: car.images.filter((one) => one !== image) }));
    }),
  chooseMainImage: ({ params, body }) =>
    withCar(params, (car) => {
      if (!car.images.some(({ shot }) => shot === body.shot)) return notFound();
      return answerOf(
        save({ ...car, images: car.images.map((image) => ({ ...image, is_main: image.shot === body.shot })) }),
      );
    }),
  swapCarImages: ({ params, body: { from, to } }) =>
    withCar(params, (car) => {
      const other = new Map<Shot, Shot>([
        [from, to],
        [to, from],
      ]);
      const images = car.images.map((image) => ({ ...image, shot: other.get(image.shot) ?? image.shot }));
      return answerOf(save({ ...car, images: images.toSorted(bySlot) }));
    }),
} satisfies MocksOf<
  | 'listFleetCars'
  | 'getFleetCar'
  | 'getCarHistory'
  | 'createFleetCar'
  | 'updateFleetCar'
  | 'deleteFleetCar'
  | 'copyFleetCar'
  | 'changeFleetCars'
  | 'importFleetCars'
  | 'saveCarImage'
  | 'removeCarImage'
  | 'chooseMainImage'
  | 'swapCarImages'
>;
