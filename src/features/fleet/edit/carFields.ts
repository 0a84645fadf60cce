import { carField, carFieldNames } from '#contract/domain/cars/carFields.ts';
import type { CarFieldKind, CarFieldName, CarValue } from '#contract/domain/cars/carFields.ts';
import type { FleetExtra } from '#contract/calls/fleet/fleet.ts';

/** What is told in each language has a field for each. */
const textNames = [
  'description_en',
  'description_ka',
  'description_ru',
  'address_en',
  'address_ka',
  'address_ru',
] as const;
type TextName = (typeof textNames)[number];

export type PlainName = CarFieldName | TextName;
export type FieldName = PlainName | 'extras' | 'equipment';

/** A car as the editor knows it: one value a field, null where nothing is said. */
export type CarFields = { readonly [Name in CarFieldName]: CarValue<Name> | null } & {
  readonly [Name in TextName]: string | null;
} & {
  readonly extras: readonly FleetExtra[];
  /** Codes, in their order. */
  readonly equipment: readonly string[];
};

export const plainNames: readonly PlainName[] = [...carFieldNames, ...textNames];
export const fieldNames: readonly FieldName[] = [...plainNames, 'extras', 'equipment'];

/** An extra in the form: what was typed stays while it is switched off. */
export interface ExtraForm {
  isOn: boolean;
  price: string;
  per: 'day' | 'rental';
  most: string;
}

/** The car as its form holds it: texts as typed. A choice is `yes`, `no` or nothing yet. Extras by their code. */
export type CarForm = Record<PlainName, string> & { extras: Record<string, ExtraForm>; equipment: string[] };

/** Why what was typed is no value; names its text. */
export type Unreadable = 'number' | 'whole' | 'money' | 'price';

/** What kind of value a field holds. */
export const kindOf = (name: PlainName): CarFieldKind =>
  // What is no text is in the table.
  textNames.some((text) => text === name) ? 'text' : carField(name as CarFieldName).kind;

const scales = { money: 100, litres: 1000, decimal: 1, whole: 1 } as const;
const places = { money: 2, litres: 3, decimal: 1, whole: 0 } as const;
type NumberKind = keyof typeof scales;

type Read<Value> = { readonly value: Value | null } | { readonly problem: Unreadable };

/** A number as people type it: with a comma or a point, with or without spaces between the thousands. */
export function readNumber(kind: NumberKind, text: string): Read<number> {
  const typed = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (typed === '') return { value: null };
  const [, fraction = ''] = typed.split('.');
  if (!/^\d{1,7}(\.\d*)?$/.test(typed) || fraction.length > places[kind]) {
    return { problem: kind === 'money' || kind === 'whole' ? kind : 'number' };
  }
  const scaled = Number(typed) * scales[kind];
  return { value: kind === 'decimal' ? scaled : Math.round(scaled) };
}

/** Tetri as an owner types them. */
export const moneyText = (tetri: number): string =>
  tetri % 100 === 0 ? String(tetri / 100) : (tetri / 100).toFixed(2);

function textOf(name: PlainName, value: string | number | boolean | null): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  if (kindOf(name) === 'money') return moneyText(value);
  return String(kindOf(name) === 'litres' ? value / 1000 : value);
}

function readPlain(name: PlainName, text: string): Read<string | number | boolean> {
  const kind = kindOf(name);
  // As the server keeps it.
  const typed = text.normalize('NFC').trim();
  if (kind === 'choice') return { value: typed === '' ? null : typed === 'yes' };
  if (kind === 'code' || kind === 'text') return { value: typed === '' ? null : typed };
  return readNumber(kind, typed);
}

function extraFormOf(extra: FleetExtra | undefined): ExtraForm {
  if (extra === undefined) return { isOn: false, price: '', per: 'day', most: '' };
  const { price, per, most } = extra;
  return { isOn: true, price: moneyText(price), per, most: most === null ? '' : moneyText(most) };
}

/** The form of a car; `codes` are those of all extras there are. */
export function formOf(car: CarFields, codes: readonly string[]): CarForm {
  const all = new Set([...codes, ...car.extras.map(({ code }) => code)]);
  const plain = Object.fromEntries(plainNames.map((name) => [name, textOf(name, car[name])]));
  const extras = [...all].map((code) => [code, extraFormOf(car.extras.find((extra) => extra.code === code))] as const);
  // Every name of the form is among these.
  return { ...(plain as Record<PlainName, string>), extras: Object.fromEntries(extras), equipment: [...car.equipment] };
}

export type FormPath = PlainName | 'extras' | `extras.${string}.${'price' | 'most'}`;

export interface ReadForm {
  /** Where something can't be read, the field is as in `before`, so that nothing of it is sent. */
  readonly fields: CarFields;
  readonly problems: ReadonlyMap<FormPath, Unreadable>;
}

/** What stands in the form. */
export function readForm(form: CarForm, before: CarFields): ReadForm {
  const problems = new Map<FormPath, Unreadable>();
  const plain = plainNames.map((name) => {
    const read = readPlain(name, form[name]);
    if (!('problem' in read)) return [name, read.value];
    problems.set(name, read.problem);
    return [name, before[name]];
  });
  const extras = readExtras(form.extras, problems);
  // Every name of a car is among these, with a value of its kind.
  const values = Object.fromEntries(plain) as Omit<CarFields, 'extras' | 'equipment'>;
  return { fields: { ...values, extras: extras ?? before.extras, equipment: form.equipment.toSorted() }, problems };
}

/** Null where the price of one of them can't be read: then none of them is sent. */
function readExtras(extras: CarForm['extras'], problems: Map<FormPath, Unreadable>): FleetExtra[] | null {
  const chosen = Object.entries(extras)
    .filter(([, { isOn }]) => isOn)
    .map(([code, { price, per, most }]) => {
      const [cost, limit] = [readNumber('money', price), readNumber('money', per === 'day' ? most : '')];
      if ('problem' in cost || cost.value === null) problems.set(`extras.${code}.price`, 'price');
      if ('problem' in limit) problems.set(`extras.${code}.most`, limit.problem);
      if ('problem' in cost || cost.value === null || 'problem' in limit) return null;
      return { code, price: cost.value, per, most: limit.value };
    });
  const whole = chosen.filter((extra) => extra !== null);
  if (whole.length < chosen.length) return null;
  return whole.toSorted((one, other) => one.code.localeCompare(other.code, 'en'));
}

export const nothingYet: CarFields = {
  // Every field is one of these names.
  ...(Object.fromEntries(plainNames.map((name) => [name, null])) as Omit<CarFields, 'extras' | 'equipment'>),
  extras: [],
  equipment: [],
};
