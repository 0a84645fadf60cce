import type { AccountKind, ProfileChanges } from '#contract/calls/profile.ts';
import { visibleText } from '#contract/domain/visibleText.ts';
import type { Context } from '#server/context.ts';
import { readCity as readListedCity } from '#server/features/auth/fields/city.ts';
import type { Field } from '#server/features/auth/fields/fields.ts';
import { readEmail } from '#server/features/auth/fields/email.ts';
import { readCompanyName, readPersonName, readPostalAddress } from '#server/features/auth/fields/name.ts';
import { readCompanyCode, readIban, readPersonalNumber, readPhone } from '#server/features/auth/fields/number.ts';

type Read = (text: string) => Field<string | null>;

export type TextField = Exclude<keyof ProfileChanges, 'city_id' | 'code' | 'current_password'>;

/** An empty text empties it. */
const optional =
  (read: Read): Read =>
  (text) =>
    visibleText(text) === '' ? { value: null } : read(text);

const person = { name: readPersonName, surname: readPersonName, phone: readPhone, email: readEmail };
const owner = {
  phone: readPhone,
  email: readEmail,
  physical_address: readPostalAddress,
  legal_address: readPostalAddress,
  iban: readIban,
};

/** Which fields an account has, and how each is read: as its registration reads them. */
const readers: Readonly<Record<AccountKind, Partial<Record<TextField, Read>>>> = {
  client: {
    ...person,
    identity_number: optional(readPersonalNumber),
    physical_address: optional(readPostalAddress),
    legal_address: optional(readPostalAddress),
  },
  physical: { ...person, ...owner, identity_number: readPersonalNumber },
  legal: {
    ...owner,
    name: readCompanyName,
    identity_number: readCompanyCode,
    contact_name: optional(readPersonName),
    contact_phone: optional(readPhone),
  },
  staff: { email: readEmail },
};

const textFields = Object.freeze([
  'name',
  'surname',
  'phone',
  'email',
  'identity_number',
  'physical_address',
  'legal_address',
  'iban',
  'contact_name',
  'contact_phone',
] as const satisfies readonly TextField[]);

/** Every text that was sent, read; one that this kind of account does not have is refused like any unknown field. */
export function readTexts(kind: AccountKind, typed: ProfileChanges): Partial<Record<TextField, Field<string | null>>> {
  const fields: Partial<Record<TextField, Field<string | null>>> = {};
  for (const name of textFields) {
    const text = typed[name];
    if (text !== undefined) fields[name] = readers[kind][name]?.(text) ?? { problem: 'unknownField' };
  }
  return fields;
}

export async function readCity(
  db: Context['db'],
  kind: AccountKind,
  id: number | null,
): Promise<Field<number> | Field<null>> {
  if (kind === 'staff') return { problem: 'unknownField' };
  if (id === null) return kind === 'client' ? { value: null } : { problem: 'required' };
  return readListedCity(db, id);
}
