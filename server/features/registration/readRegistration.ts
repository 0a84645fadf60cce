import type { z } from 'zod';
import type { LegalOwnerDetails, PhysicalOwnerDetails } from '#contract/calls/registration.ts';
import type { Flag } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { hasAccount } from '#server/features/auth/accountRepository.ts';
import { readAgreement } from '#server/features/auth/fields/agreement.ts';
import { readCity } from '#server/features/auth/fields/city.ts';
import { readAddressCopy, readEmail } from '#server/features/auth/fields/email.ts';
import { type Field, readFields, type Values } from '#server/features/auth/fields/fields.ts';
import { readCompanyName, readPersonName, readPostalAddress } from '#server/features/auth/fields/name.ts';
import { readPhone, readCompanyCode, readIban, readPersonalNumber } from '#server/features/auth/fields/number.ts';
import { readConfirmation, readNewPassword } from '#server/features/auth/fields/password.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { isWithinRate, networkOf } from '#server/platform/http/guards/rateLimit.ts';
import type { FieldTexts } from '#server/platform/http/routeForm.ts';

interface TypedForm<F> {
  readonly fields: F;
  /** What the call's schema has refused already. */
  readonly wrong: FieldTexts;
  readonly ip: string;
}

/**
 * The clean values of a form, or one 422 that names everything that is wrong with it, a used address too.
 * `allow` is called once everything typed is right; it counts, and may refuse.
 */
export async function readRegistration<F extends Record<string, Field<unknown>> & { readonly email: Field<string> }>(
  context: Context,
  { fields, wrong, ip }: TypedForm<F>,
  allow: (values: Values<F>) => Promise<void>,
): Promise<Values<F>> {
  const refused = await fieldsRefusedBy(() => allow(readFields(fields, wrong)));
  const isAllowed = Object.keys(refused).length === 0;
  const isTaken =
    'value' in fields.email &&
    (isAllowed || (await mayLookUp(context, ip))) &&
    (await hasAccount(context.db, fields.email.value));
  return readFields(isTaken ? { ...fields, email: { problem: 'emailTaken' } } : fields, refused);
}

async function fieldsRefusedBy(allow: () => Promise<void>): Promise<FieldTexts> {
  try {
    await allow();
    return {};
  } catch (error) {
    if (error instanceof FieldError) return error.fields;
    throw error;
  }
}

/** A form with mistakes uses up no registration, but may not ask without end who has an account. */
async function mayLookUp(context: Context, ip: string): Promise<boolean> {
  return isWithinRate(context, { key: `lookup:${networkOf(ip)}`, limit: 20, windowSeconds: 3600 });
}

interface TypedAccount {
  readonly email: string;
  readonly address: string;
  readonly phone: string;
  readonly password: string;
  readonly password_confirmation: string;
  readonly agreed: Flag;
}

/** What clients and owners alike fill in. */
export function accountFields(typed: TypedAccount) {
  return {
    email: readEmail(typed.email),
    address: readAddressCopy(typed.address, typed.email),
    phone: readPhone(typed.phone),
    password: readNewPassword(typed.password, typed.email),
    password_confirmation: readConfirmation(typed.password_confirmation, typed.password),
    agreed: readAgreement(typed.agreed, 'agreementNeeded'),
  };
}

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
