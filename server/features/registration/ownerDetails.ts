import type { z } from 'zod';
import type { LegalOwnerDetails, PhysicalOwnerDetails } from '#contract/calls/registration.ts';
import type { Context } from '#server/context.ts';
import { readCity } from '#server/features/auth/fields/city.ts';
import type { Field } from '#server/features/auth/fields/fields.ts';
import { readCompanyName, readPersonName, readPostalAddress } from '#server/features/auth/fields/name.ts';
import { readCompanyCode, readIban, readPersonalNumber } from '#server/features/auth/fields/number.ts';
import { accountFields } from './accountFields.ts';

/** What an owner typed, and as what: the kind is in the path of the call. */
export type TypedOwner =
  | ({ readonly kind: 'physical' } & z.infer<typeof PhysicalOwnerDetails>)
  | ({ readonly kind: 'legal' } & z.infer<typeof LegalOwnerDetails>);

/** The fields of both steps; the final one adds the code. */
export async function ownerFields(db: Context['db'], typed: TypedOwner) {
  return {
    ...accountFields(typed),
    ...nameFields(typed),
    physical_address: readPostalAddress(typed.physical_address),
    legal_address: readPostalAddress(typed.legal_address),
    city_id: await readCity(db, typed.city_id),
    iban: readIban(typed.iban),
  };
}

function nameFields(typed: TypedOwner) {
  if (typed.kind === 'legal') {
    const noSurname: Field<string | null> = { value: null };
    return {
      name: readCompanyName(typed.name),
      surname: noSurname,
      identity_number: readCompanyCode(typed.identity_number),
    };
  }
  const surname: Field<string | null> = readPersonName(typed.surname);
  return {
    name: readPersonName(typed.name),
    surname,
    identity_number: readPersonalNumber(typed.identity_number),
  };
}
