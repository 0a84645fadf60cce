import type { BodyOf } from '#contract/call.ts';
import type { checkLegalOwner, checkPhysicalOwner } from '#contract/calls/registration.ts';
import { flagOf } from '../flagOf.ts';

export type PersonType = 'physical' | 'legal';

const texts = {
  name: '',
  surname: '',
  identity_number: '',
  phone: '',
  physical_address: '',
  legal_address: '',
  iban: '',
  email: '',
  password: '',
  password_confirmation: '',
  code: '',
};

export type OwnerValues = typeof texts & { person: PersonType; city_id: number | null; agreed: boolean };

export const emptyOwner: OwnerValues = { ...texts, person: 'physical', city_id: null, agreed: false };

/** In the order of the screens: the details, then the code. */
export const detailFields = [
  'name',
  'surname',
  'identity_number',
  'phone',
  'city_id',
  'physical_address',
  'legal_address',
  'iban',
  'email',
  'password',
  'password_confirmation',
  'agreed',
] as const satisfies readonly (keyof OwnerValues)[];

export const ownerAddress = ({ email }: OwnerValues): string => email.trim().toLowerCase();

/** The documented fields of a company: its name is in `name`, and it has no surname. */
export function legalDetails(values: OwnerValues): BodyOf<typeof checkLegalOwner> {
  const email = ownerAddress(values);
  return {
    name: values.name,
    identity_number: values.identity_number,
    phone: values.phone,
    physical_address: values.physical_address,
    // No city has this number: the server marks it as missing, as every other field.
    city_id: values.city_id ?? 0,
    legal_address: values.legal_address,
    iban: values.iban,
    email,
    address: email,
    password: values.password,
    password_confirmation: values.password_confirmation,
    agreed: flagOf(values.agreed),
  };
}

export const physicalDetails = (values: OwnerValues): BodyOf<typeof checkPhysicalOwner> => ({
  ...legalDetails(values),
  surname: values.surname,
});
