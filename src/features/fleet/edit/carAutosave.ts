import type { UseFormReturn } from 'react-hook-form';
import type { FleetCar } from '#contract/calls/fleet/fleet.ts';
import { isRequestFailure, mayPassLater, requestFailure } from '#src/shared/api/requestFailure.ts';
import type { RequestFailure } from '#src/shared/api/requestFailure.ts';
import { isSameJson } from '#src/shared/lib/isSameJson.ts';
import { randomKey } from '#src/shared/lib/randomKey.ts';
import type { ServerClock } from '#src/shared/lib/serverClock.ts';
import type { useAppDispatch } from '#src/shared/store/hooks.ts';
import { fleetApi } from '../fleetApi.ts';
import { changedElsewhere, contestSettled, saveMoved } from '../fleetSlice.ts';
import { makeAutosave } from './autosave.ts';
import type { SaveEnd } from './autosave.ts';
import { fieldNames, formOf, nothingYet, readForm } from './carFields.ts';
import type { CarFields, CarForm, FieldName } from './carFields.ts';
import { bodyOf, fieldsOfCar, namesOfWire } from './wireCar.ts';

interface Options {
  readonly form: UseFormReturn<CarForm>;
  /** The car that the form began with; null for a new one. */
  readonly first: FleetCar | null;
  /** Codes of all extras there are. */
  readonly codes: readonly string[];
  readonly dispatch: ReturnType<typeof useAppDispatch>;
  readonly clock: ServerClock;
  readonly onCreated: (car: FleetCar) => void;
  /** A save began or ended, and whether the form still holds what the server does not have. */
  readonly onPhase: (isAhead: boolean) => void;
  /** Somebody else saved this car. */
  readonly onNews: (car: FleetCar) => void;
  /** Says what the server refused: under its fields, where the answer names them. */
  readonly onRefused: (failure: RequestFailure) => void;
}

export interface CarAutosave {
  /** Something was typed. */
  readonly touched: () => void;
  /** Saves now what is not saved; gives how the last save ended. */
  readonly flush: () => Promise<SaveEnd>;
  readonly stop: () => void;
  /** The car of the form; made first where there is none. Null where that did not work. */
  readonly ensureCar: () => Promise<FleetCar | null>;
  /** Takes in what another call answered: a picture, a publication. */
  readonly receive: (car: FleetCar) => void;
  /** Somebody chose whose value stays in a contested field. */
  readonly settle: (name: FieldName, whose: 'mine' | 'theirs') => void;
  /** Whether something stands in the form that the server does not have, or that cannot be read. */
  readonly isAhead: () => boolean;
  /** The fields whose value the server does not have: refused, contested, or still to be sent. */
  readonly unsaved: () => FieldName[];
  /** The car that the form was last brought up to: another form may begin with it. Null before there is one. */
  readonly based: () => FleetCar | null;
}

/** The fields in which two cars differ. The form library compares texts, in which 90 and 90.00 are two prices. */
export const changedFields = (one: CarFields, other: CarFields): FieldName[] =>
  fieldNames.filter((name) => !isSameJson(one[name], other[name]));

/** `car` with these fields as in `other`. */
export const withFields = (car: CarFields, other: CarFields, names: readonly FieldName[]): CarFields => ({
  ...car,
  ...Object.fromEntries(names.map((name) => [name, other[name]])),
});

/**
 * Of what is new at the server: fields that nobody touched here take its value, those that differ here stay, and those
 * that hold what cannot be read, which `mine` has as they were before.
 */
export function mergeCar(before: CarFields, mine: CarFields, theirs: CarFields, unread: readonly FieldName[] = []) {
  const touched = [...changedFields(before, mine), ...unread];
  const changed = changedFields(before, theirs).filter((name) => !isSameJson(mine[name], theirs[name]));
  return {
    taken: changed.filter((name) => !touched.includes(name)),
    contested: changed.filter((name) => touched.includes(name)),
  };
}

/** Versions count saves of fields; photos move only the time. */
const isOlder = (one: FleetCar, other: FleetCar): boolean =>
  one.version === other.version ? one.changed_at < other.changed_at : one.version < other.version;

const untracked = { track: false } as const;

/**
 * Saves the form of a car by itself, on top of the version that it shows. A version that somebody else has overtaken is
 * read again first: nothing typed is lost, and nothing saved elsewhere is overwritten unseen.
 */
export function makeCarAutosave(options: Options): CarAutosave {
  const { form, codes, dispatch, clock } = options;
  const { createFleetCar, getFleetCar, updateFleetCar } = fleetApi.endpoints;
  // However often it is tried, one form makes one car.
  const idempotencyKey = randomKey();
  let car = options.first;
  /** The last save was refused, and no field is to blame: nothing is sent before something else is typed. */
  let isRefused = false;
  /** Changed here and elsewhere. The store shows these as long as the screen does, and the last save outlives it. */
  const contested = new Set<FieldName>();

  const before = (): CarFields => (car === null ? nothingYet : fieldsOfCar(car));
  const read = () => readForm(form.getValues(), before());

  /** A contested field waits for a choice, a refused one until it is typed into, which takes its message away. */
  const namesToSend = (): FieldName[] =>
    changedFields(before(), read().fields).filter(
      (name) => !isRefused && !contested.has(name) && !form.getFieldState(name).invalid,
    );

  const unsaved = (): FieldName[] => changedFields(before(), read().fields);

  const isAhead = (): boolean => read().problems.size > 0 || unsaved().length > 0;

  const show = (fields: CarFields, names: readonly FieldName[]) => {
    const values = formOf(fields, codes);
    for (const name of names) {
      form.setValue(name, values[name]);
      form.clearErrors(name);
    }
  };

  /** Brings the form up to `next`; `shown` is what its untouched fields hold. Gives what somebody else changed. */
  function take(next: FleetCar, shown: CarFields) {
    // An answer that was overtaken by a later one says nothing new.
    if (car !== null && isOlder(next, car)) return { taken: [], contested: [] };
    const { fields, problems } = read();
    const merged = mergeCar(shown, fields, fieldsOfCar(next), [...problems.keys()].flatMap(namesOfWire));
    car = next;
    const arg = { params: { id: next.id } };
    const value = { status: 'success' as const, car: next };
    dispatch(fleetApi.util.upsertQueryEntries([{ endpointName: 'getFleetCar', arg, value }]));
    show(fieldsOfCar(next), merged.taken);
    return merged;
  }

  function receive(next: FleetCar): void {
    const { taken, contested: both } = take(next, before());
    if (taken.length + both.length === 0) return;
    for (const name of both) contested.add(name);
    dispatch(changedElsewhere({ changed: [...taken, ...both], contested: both }));
    options.onNews(next);
  }

  function fail(error: unknown, names: readonly FieldName[]): SaveEnd {
    const failure = isRequestFailure(error) ? error : requestFailure(0, undefined);
    if (mayPassLater(failure)) return 'failed';
    options.onRefused(failure);
    isRefused = !names.some((name) => form.getFieldState(name).invalid);
    return 'refused';
  }

  async function makeDraft(): Promise<SaveEnd> {
    const { data, error } = await dispatch(createFleetCar.initiate({ body: {}, idempotencyKey }, untracked));
    if (data === undefined) return fail(error, []);
    isRefused = false;
    take(data.car, nothingYet);
    options.onCreated(data.car);
    return 'saved';
  }

  /** Several pictures that are dropped at once belong to one car. */
  let making: Promise<SaveEnd> | null = null;
  const create = () => {
    making ??= makeDraft().finally(() => {
      making = null;
    });
    return making;
  };

  async function save(): Promise<SaveEnd> {
    if (car === null) {
      const end = await create();
      if (end !== 'saved') return end;
    }
    const [{ fields }, names] = [read(), namesToSend()];
    if (car === null || names.length === 0) return 'saved';
    const { id, version } = car;
    const body = { ...bodyOf(fields, names), version };
    const { data, error } = await dispatch(updateFleetCar.initiate({ params: { id }, body }, untracked));
    if (data !== undefined) {
      // What was typed meanwhile goes next; what the server made of the rest is shown.
      take(data.car, withFields(before(), fields, names));
      return 'saved';
    }
    if (!isRequestFailure(error) || error.code !== 'CAR_CHANGED') return fail(error, names);
    const again = await dispatch(getFleetCar.initiate({ params: { id } }, { subscribe: false, forceRefetch: true }));
    if (again.data === undefined || again.data.car.version === version) return 'failed';
    receive(again.data.car);
    return namesToSend().length > 0 ? save() : 'saved';
  }

  const queue = makeAutosave({
    hasWork: () => namesToSend().length > 0,
    save,
    onPhase: (phase) => {
      dispatch(saveMoved({ phase, at: clock.now() }));
      options.onPhase(isAhead());
    },
  });

  return {
    ...queue,
    touched: () => {
      isRefused = false;
      queue.touched();
    },
    ensureCar: async () => {
      await queue.flush();
      if (car === null) await create();
      return car;
    },
    receive,
    settle: (name, whose) => {
      contested.delete(name);
      dispatch(contestSettled(name));
      if (whose === 'theirs') show(before(), [name]);
      void queue.flush();
    },
    isAhead,
    unsaved,
    based: () => car,
  };
}
