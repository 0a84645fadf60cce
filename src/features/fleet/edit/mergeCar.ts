import type { CarFields, FieldName } from './carFields.ts';
import { fieldNames } from './carFields.ts';

/** What an editor knows of a car besides what stands in its fields. */
export interface Known {
  /** What the server had when it last answered. */
  readonly stored: CarFields;
  /** What the fields held when they were last in step with the server: it may have tidied what was sent. */
  readonly base: CarFields;
}

export interface Merged {
  readonly known: Known;
  /** Fields that take the value of the server, as nobody typed into them here. */
  readonly taken: readonly FieldName[];
  /** Fields that were changed here and elsewhere, differently: they stay as they are here until somebody chooses. */
  readonly contested: readonly FieldName[];
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Brings together what somebody typed and what somebody else saved meanwhile. Nothing typed is lost, and nothing saved
 * elsewhere is overwritten unseen.
 */
export function mergeCar({ stored, base }: Known, mine: CarFields, theirs: CarFields): Merged {
  const taken: FieldName[] = [];
  const contested: FieldName[] = [];
  for (const name of fieldNames) {
    if (isSame(theirs[name], stored[name])) continue;
    if (isSame(mine[name], base[name])) taken.push(name);
    else if (!isSame(mine[name], theirs[name])) contested.push(name);
  }
  const settled = fieldNames.filter(
    (name) => taken.includes(name) || contested.includes(name) || isSame(mine[name], theirs[name]),
  );
  return { known: { stored: theirs, base: withFields(base, theirs, settled) }, taken, contested };
}

/** The server has taken what was sent: the fields are in step with it, whatever it made of their spaces. */
export function afterSaving({ stored, base }: Known, sent: CarFields, names: readonly FieldName[], answer: CarFields) {
  return { stored: withFields(stored, answer, names), base: withFields(base, sent, names) } satisfies Known;
}

/** `car` with these fields as in `other`. */
export function withFields(car: CarFields, other: CarFields, names: readonly FieldName[]): CarFields {
  return { ...car, ...Object.fromEntries(names.map((name) => [name, other[name]])) };
}

/** What has to be sent so that the server has what stands here. */
export const changedFields = (base: CarFields, mine: CarFields): FieldName[] =>
  fieldNames.filter((name) => !isSame(mine[name], base[name]));
