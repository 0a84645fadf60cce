import type { Kysely } from 'kysely';
import type { AskedPlace, HandoverPlace } from '#contract/calls/places.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import type { CarPlace, HandOver } from './handOver.ts';
import { listCarPlaces } from './handOverRepository.ts';
import type { StoredPlace } from './handOverRepository.ts';

/** Where a client wants to get a car and give it back; left out: the place of the car. */
export interface HandOverChoice {
  readonly pick_up?: Pick<AskedPlace, 'kind' | 'id'> | undefined;
  readonly drop_off?: Pick<AskedPlace, 'kind' | 'id'> | undefined;
}

/** The places of a choice as the car's owner offers them; null if both are the place of the car. */
export async function findHandOver(
  db: Kysely<Database>,
  carId: number,
  choice: HandOverChoice,
): Promise<HandOver | null> {
  if (isPlain(choice)) return null;
  const found = (await findHandOvers(db, [carId], choice)).get(carId);
  if (found?.pick_up === undefined) throw new FieldError({ pick_up: 'placeNotOffered' });
  if (found.drop_off === undefined) throw new FieldError({ drop_off: 'placeNotOffered' });
  return { pick_up: found.pick_up, drop_off: found.drop_off };
}

/** The same of many cars: those whose owner offers all of it. */
export async function listHandOvers(
  db: Kysely<Database>,
  carIds: readonly number[],
  choice: HandOverChoice,
): Promise<ReadonlyMap<number, HandOver>> {
  const found = [...(await findHandOvers(db, carIds, choice))];
  return new Map(
    found.flatMap(([id, { pick_up, drop_off }]) => (pick_up && drop_off ? [[id, { pick_up, drop_off }] as const] : [])),
  );
}

export const isPlain = ({ pick_up, drop_off }: HandOverChoice): boolean =>
  pick_up === undefined && drop_off === undefined;

/** The request for a place that an order stores. */
export const requestedPlace = ({ kind, id }: Pick<HandoverPlace, 'kind' | 'id'>): HandOverChoice['pick_up'] =>
  kind === 'own' || id === null ? undefined : { kind, id };

type Found = { readonly [Side in keyof HandOver]: CarPlace | undefined };

/** Each of both places, where its owner offers it. */
export async function findHandOvers(
  db: Kysely<Database>,
  carIds: readonly number[],
  { pick_up, drop_off }: HandOverChoice,
): Promise<Map<number, Found>> {
  const targets = [pick_up, drop_off].flatMap((place) => (place === undefined ? [] : [place.id]));
  const byCar = Map.groupBy(await listCarPlaces(db, carIds, targets), ({ car_id }) => car_id);
  return new Map(
    [...byCar].map(([id, places]) => [id, { pick_up: choose(places, pick_up), drop_off: choose(places, drop_off) }]),
  );
}

function choose(places: readonly StoredPlace[], wanted: HandOverChoice['pick_up']): CarPlace | undefined {
  const kind =
    wanted === undefined ? 'own' : wanted.kind === 'address' || wanted.kind === 'hotel' ? 'area' : wanted.kind;
  const found =
    places.find((place) => kind === 'branch' && place.kind === 'own' && place.id === wanted?.id) ??
    places.find((place) => place.kind === kind && (wanted === undefined || place.id === wanted.id));
  if (found === undefined) return undefined;
  const { hours, opening, car_id: _, ...place } = found;
  return {
    ...place,
    // An address and a hotel are in an area.
    kind: found.kind === 'own' || wanted === undefined ? 'own' : wanted.kind,
    opening: opening ?? { hours: hours ?? [], exceptions: [] },
  };
}
