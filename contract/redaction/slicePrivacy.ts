import type { fieldsByPolicy } from '../generated/privacy.ts';
import type { Policy } from '../privacy.ts';

type Split<Text extends string, Found = never> = Text extends `${infer Word} ${infer Rest}`
  ? Split<Rest, Found | Word>
  : Found | Text;
/** Fields declared by the contract. */
export type DeclaredField = Split<(typeof fieldsByPolicy)[keyof typeof fieldsByPolicy]>;

/** Of objects; the keys of records are no fields. */
type Names<Value> = Value extends readonly unknown[]
  ? never
  : Value extends object
    ? string extends keyof Value
      ? never
      : number extends keyof Value
        ? never
        : keyof Value & string
    : never;

/** What the items of lists and the fields of objects hold. */
type Inner<Value> = Value extends readonly (infer Item)[] ? Item : Value extends object ? Value[keyof Value] : never;

/**
 * The names of all fields in a state, nine objects and lists deep. Level by level: a type that branched at each of them took
 * the compiler half a minute.
 */
type FieldsIn<Value, Depth extends readonly 0[] = [0, 0, 0, 0, 0, 0, 0, 0, 0]> = Depth extends readonly [
  0,
  ...infer Less extends readonly 0[],
]
  ? Names<Value> | FieldsIn<Inner<Value>, Less>
  : never;

/** Actions whose payload is no object with fields. */
type PlainActions<Actions> = {
  [Name in keyof Actions]: Actions[Name] extends (...given: never[]) => { readonly payload: infer Payload }
    ? [NonNullable<Payload>] extends [never]
      ? never
      : NonNullable<Payload> extends string | number | boolean | readonly unknown[]
        ? Name
        : never
    : never;
}[keyof Actions];

/** The payloads of actions. */
type Payloads<Actions> = {
  [Name in keyof Actions]: Actions[Name] extends (...given: never[]) => { readonly payload: infer Payload }
    ? Payload
    : never;
}[keyof Actions];

interface Slice {
  readonly name: string;
  readonly actions: object;
  readonly getInitialState: () => unknown;
}

type FieldsOf<Of extends Slice> = FieldsIn<ReturnType<Of['getInitialState']> | Payloads<Of['actions']>>;

/** A field of the slice, or the slice itself where its state is a record. */
type PutInto<Of extends Slice> = FieldsOf<Of> | DeclaredField | Of['name'];

export interface AnySlicePrivacy {
  readonly fields: Readonly<Record<string, Policy | undefined>>;
  readonly payloads: Readonly<Record<string, string>>;
}

/**
 * How a trace redacts a slice, declared in its module. `fields`: the policy of every field of its state and of its
 * payloads, by name; by default those of the contract hold. `field.name` and `field.*` are fields of that field only.
 * `payloads`: the field as which a payload without fields is redacted. A missing field or action does not compile. `Keys`
 * are the keys of its records.
 */
export interface SlicePrivacy<Of extends Slice, Keys extends string = never> extends AnySlicePrivacy {
  readonly fields: Readonly<Record<Exclude<FieldsOf<Of>, DeclaredField | Keys>, Policy>> &
    Readonly<Partial<Record<DeclaredField | `${string}.${string}`, Policy>>>;
  readonly payloads: Readonly<Record<PlainActions<Of['actions']>, PutInto<Of>>> & Readonly<Record<string, PutInto<Of>>>;
}
