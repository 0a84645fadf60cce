import type { ClientRegistration } from '#contract/calls/registration.ts';
import { flagOf } from './flagOf.ts';

export const emptyClient = {
  name: '',
  surname: '',
  email: '',
  phone: '',
  password: '',
  password_confirmation: '',
  is_above_21: false,
  has_drive_license_more_then_2_years: false,
  agreed: false,
};

export type ClientValues = typeof emptyClient;

/** In the order of the screen. */
export const clientFields = [
  'name',
  'surname',
  'email',
  'phone',
  'password',
  'password_confirmation',
  'is_above_21',
  'has_drive_license_more_then_2_years',
  'agreed',
] as const satisfies readonly (keyof ClientValues)[];

/** Exactly the documented fields. */
export function clientPayload(values: ClientValues): ClientRegistration {
  const email = values.email.trim().toLowerCase();
  return {
    name: values.name,
    surname: values.surname,
    email,
    address: email,
    phone: values.phone,
    password: values.password,
    password_confirmation: values.password_confirmation,
    is_above_21: flagOf(values.is_above_21),
    has_drive_license_more_then_2_years: flagOf(values.has_drive_license_more_then_2_years),
    agreed: flagOf(values.agreed),
  };
}
