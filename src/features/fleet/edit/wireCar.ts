import type { BodyOf } from '#contract/call.ts';
import type { FleetCar, updateFleetCar } from '#contract/calls/fleet.ts';
import { languages } from '#src/shared/i18n/languages.ts';
import { isRequestFailure, requestFailure } from '#src/shared/api/requestFailure.ts';
import { randomKey } from '#src/shared/lib/randomKey.ts';
import type { AppThunk, useAppDispatch } from '#src/shared/store/hooks.ts';
import { fleetApi } from '../fleetApi.ts';
import type { Answer, StoredCar } from './carAutosave.ts';
import type { CarFields, FieldName } from './carFields.ts';

type Body = BodyOf<typeof updateFleetCar>;

/** A car of the wire as the editor knows it. */
export function storedOf(car: FleetCar): StoredCar {
  const { id, version, descriptions, addresses } = car;
  const fields: CarFields = {
    ...car,
    description_en: descriptions.en,
    description_ka: descriptions.ka,
    description_ru: descriptions.ru,
    address_en: addresses.en,
    address_ka: addresses.ka,
    address_ru: addresses.ru,
    extras: car.extras.toSorted((one, other) => one.code.localeCompare(other.code, 'en')),
  };
  return { id, version, fields };
}

/** What is sent so that these fields are as here; the texts of each language by themselves. */
export function bodyOf(car: CarFields, names: readonly FieldName[]): Body {
  const textsOf = (kind: 'description' | 'address') => {
    const sent = languages.filter((language) => names.includes(`${kind}_${language}`));
    return Object.fromEntries(sent.map((language) => [language, car[`${kind}_${language}`]]));
  };
  const [descriptions, addresses] = [textsOf('description'), textsOf('address')];
  const plain = names.filter((name) => !/^(description|address)_/.test(name));
  return {
    ...Object.fromEntries(plain.map((name) => [name, car[name]])),
    ...(Object.keys(descriptions).length > 0 && { descriptions }),
    ...(Object.keys(addresses).length > 0 && { addresses }),
  };
}

/** Puts a car that a call answered where the screen reads it. Answers overtake each other: the one written later counts. */
export const cacheCar =
  (car: FleetCar): AppThunk<void> =>
  (dispatch, getState) => {
    const arg = { params: { id: car.id } };
    const cached = fleetApi.endpoints.getFleetCar.select(arg)(getState()).data?.car;
    if (cached !== undefined && cached.changed_at > car.changed_at) return;
    const value = { status: 'success' as const, car };
    dispatch(fleetApi.util.upsertQueryEntries([{ endpointName: 'getFleetCar', arg, value }]));
  };

/** The calls of an editor; `onCar` is told every car that comes back. */
export function carCalls(dispatch: ReturnType<typeof useAppDispatch>, onCar: (car: FleetCar) => void) {
  const { createFleetCar, updateFleetCar: update, getFleetCar } = fleetApi.endpoints;
  const untracked = { track: false } as const;
  // However often it is tried, one form makes one car.
  const idempotencyKey = randomKey();
  const answerOf = ({ data, error }: { data?: { car: FleetCar } | undefined; error?: unknown }): Answer => {
    if (data === undefined) return { failure: isRequestFailure(error) ? error : requestFailure(0, undefined) };
    dispatch(cacheCar(data.car));
    onCar(data.car);
    return { car: storedOf(data.car) };
  };
  return {
    create: async (): Promise<Answer> =>
      answerOf(await dispatch(createFleetCar.initiate({ body: {}, idempotencyKey }, untracked))),
    update: async ({ id, version }: StoredCar, car: CarFields, names: readonly FieldName[]): Promise<Answer> =>
      answerOf(
        await dispatch(update.initiate({ params: { id }, body: { ...bodyOf(car, names), version } }, untracked)),
      ),
    reload: async (id: number): Promise<Answer> =>
      answerOf(await dispatch(getFleetCar.initiate({ params: { id } }, { subscribe: false, forceRefetch: true }))),
  };
}
