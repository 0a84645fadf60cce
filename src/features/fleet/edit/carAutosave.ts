import type { RequestFailure } from '#src/shared/api/requestFailure.ts';
import { makeAutosave } from './autosave.ts';
import type { SaveEnd, SavePhase } from './autosave.ts';
import { nothingYet, readForm } from './carFields.ts';
import type { CarFields, CarForm, FieldName } from './carFields.ts';
import { afterSaving, changedFields, isSame, mergeCar } from './mergeCar.ts';
import type { Known } from './mergeCar.ts';
import { namesOfWire } from './namesOfWire.ts';

/** A car as the server last told it. */
export interface StoredCar {
  readonly id: number;
  readonly version: number;
  readonly fields: CarFields;
}

export type Answer = { readonly car: StoredCar } | { readonly failure: RequestFailure };

interface FormPort {
  /** What stands in the form now. */
  readonly read: () => CarForm;
  /** Puts what the server has into fields that nobody typed into. */
  readonly show: (car: CarFields, names: readonly FieldName[]) => void;
  /** A draft without anything; the same one however often it is asked for. */
  readonly create: () => Promise<Answer>;
  readonly update: (stored: StoredCar, car: CarFields, names: readonly FieldName[]) => Promise<Answer>;
  readonly reload: (id: number) => Promise<Answer>;
  readonly onPhase: (phase: SavePhase) => void;
  /** Somebody else changed these; of them `contested` were changed here as well. */
  readonly onNews: (changed: readonly FieldName[], contested: readonly FieldName[]) => void;
  /** A write was refused, with messages by the field of the answer or with one for all of it. */
  readonly onRefused: (failure: RequestFailure) => void;
}

export interface CarAutosave {
  readonly touched: () => void;
  readonly flush: () => Promise<SaveEnd>;
  readonly stop: () => void;
  /** The car of the form; made first where there is none. Null where that did not work. */
  readonly ensureCar: () => Promise<StoredCar | null>;
  /** Takes in what another call answered: a picture, a publication. */
  readonly receive: (car: StoredCar) => void;
  /** Somebody chose whose words stay in a contested field. */
  readonly settle: (name: FieldName, whose: 'mine' | 'theirs') => void;
  /** Whether something stands in the form that the server does not have. */
  readonly isAhead: () => boolean;
  /** What the fields were last in step with: another editor may begin with it. Null before there is a car. */
  readonly inStep: () => StoredCar | null;
}

/** Whether waiting may help: nothing was wrong with what was sent. */
const mayPass = ({ status }: RequestFailure): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/** Keeps a form and the server in step, whoever else works on the same car. It knows nothing of screens. */
export function makeCarAutosave(form: FormPort, first: StoredCar | null): CarAutosave {
  let stored = first;
  const begin = first?.fields ?? nothingYet;
  let known: Known = { stored: begin, base: begin };
  /** Changed here and elsewhere: not sent until somebody chose. */
  const held = new Set<FieldName>();
  /** What the server did not take: not sent again before it is something else. */
  const refused = new Map<FieldName, unknown>();

  const mine = (): CarFields => readForm(form.read(), known.base).fields;

  const namesToSend = (fields: CarFields): FieldName[] =>
    changedFields(known.base, fields).filter(
      (name) => !held.has(name) && !(refused.has(name) && isSame(refused.get(name), fields[name])),
    );

  function receive(car: StoredCar): void {
    // An answer that was overtaken by a later one says nothing new.
    if (stored !== null && car.version < stored.version) return;
    const isNew = stored === null;
    const { known: next, taken, contested } = mergeCar(known, mine(), car.fields);
    [stored, known] = [car, next];
    if (taken.length > 0) form.show(car.fields, taken);
    // What a new draft begins with is nobody's change.
    if (isNew) return;
    for (const name of contested) held.add(name);
    if (taken.length + contested.length > 0) form.onNews([...taken, ...contested], contested);
  }

  async function save(): Promise<SaveEnd> {
    if (stored === null) {
      const made = await form.create();
      // Without a car nothing of it can be sent, and it is not asked for again before something else stands in the form.
      if ('failure' in made) return fail(made.failure, namesToSend(mine()));
      refused.clear();
      receive(made.car);
    }
    const fields = mine();
    const names = namesToSend(fields);
    if (stored === null || names.length === 0) return 'saved';
    const answer = await form.update(stored, fields, names);
    if ('car' in answer) {
      known = afterSaving(known, fields, names, answer.car.fields);
      for (const name of names) refused.delete(name);
      receive(answer.car);
      return 'saved';
    }
    const { failure } = answer;
    if (failure.code === 'CAR_CHANGED') return again(stored);
    const blamed = names.filter((name) =>
      Object.keys(failure.fields).some((field) => namesOfWire(field).includes(name)),
    );
    // Where no field is to blame, none of them can go as it is.
    return fail(failure, blamed.length > 0 ? blamed : names);
  }

  function fail(failure: RequestFailure, blamed: readonly FieldName[]): SaveEnd {
    if (mayPass(failure)) return 'failed';
    const fields = mine();
    for (const name of blamed) refused.set(name, fields[name]);
    form.onRefused(failure);
    return 'refused';
  }

  /** Learns what the other one saved, then writes what is only known here. */
  async function again({ id, version }: StoredCar): Promise<SaveEnd> {
    const answer = await form.reload(id);
    if (!('car' in answer) || answer.car.version === version) return 'failed';
    receive(answer.car);
    return namesToSend(mine()).length > 0 ? save() : 'saved';
  }

  const queue = makeAutosave({ hasWork: () => namesToSend(mine()).length > 0, save, onPhase: form.onPhase });

  /** Several pictures that are dropped at once belong to one car. */
  let making: Promise<StoredCar | null> | null = null;

  async function ensure(): Promise<StoredCar | null> {
    await queue.flush();
    if (stored !== null) return stored;
    const made = await form.create();
    if ('car' in made) receive(made.car);
    else fail(made.failure, []);
    return stored;
  }

  return {
    touched: queue.touched,
    flush: queue.flush,
    stop: queue.stop,
    receive,
    ensureCar: () => {
      making ??= ensure().finally(() => {
        making = null;
      });
      return making;
    },
    settle: (name, whose) => {
      held.delete(name);
      if (whose === 'theirs') form.show(known.base, [name]);
      void queue.flush();
    },
    isAhead: () => changedFields(known.base, mine()).length > 0,
    inStep: () => stored && { ...stored, fields: known.base },
  };
}
