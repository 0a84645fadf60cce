import type { Profile, ProfileChanges } from '#contract/calls/profile/profile.ts';

const texts = [
  'name',
  'surname',
  'phone',
  'identity_number',
  'physical_address',
  'legal_address',
  'iban',
  'vat_number',
  'contact_name',
  'contact_phone',
] as const;

type TextName = (typeof texts)[number];

export type DetailsValues = Record<TextName | 'current_password', string> & {
  city_id: number | null;
  /** Without it the number is removed. */
  pays_vat: boolean;
};

/** In the order of the screen. */
export const detailsFields: readonly (keyof DetailsValues)[] = [...texts, 'pays_vat', 'city_id', 'current_password'];

/** Which fields an account has besides its e-mail. */
const fieldsOf: Readonly<Record<Profile['kind'], readonly TextName[]>> = {
  client: ['name', 'surname', 'phone', 'identity_number', 'physical_address', 'legal_address'],
  physical: ['name', 'surname', 'phone', 'identity_number', 'physical_address', 'legal_address', 'iban', 'vat_number'],
  legal: texts.filter((name) => name !== 'surname'),
  staff: [],
};

export const hasField = ({ kind }: Profile, name: TextName): boolean => fieldsOf[kind].includes(name);

export function valuesOf(profile: Profile): DetailsValues {
  const values = texts.map((name) => [name, profile[name] ?? '']);
  return {
    // Every name is there, which the type of Object.fromEntries does not say.
    ...(Object.fromEntries(values) as Record<TextName, string>),
    city_id: profile.city_id,
    pays_vat: profile.vat_number !== null,
    current_password: '',
  };
}

const guarded = ['phone', 'iban', 'identity_number'] as const;

/** Whether the password is needed to save it. */
export const isGuarded = (profile: Profile, values: Partial<DetailsValues>): boolean =>
  guarded.some((name) => (values[name] ?? '').trim() !== (profile[name] ?? ''));

const proven = ['name', 'surname', 'identity_number'] as const;

/** Whether saving it revokes the verification. */
export const endsVerification = (profile: Profile, values: Partial<DetailsValues>): boolean =>
  profile.is_verified && proven.some((name) => (values[name] ?? '').trim() !== (profile[name] ?? ''));

/** Only the changed values. */
export function changesOf(profile: Profile, values: DetailsValues): ProfileChanges {
  const typed = { ...values, vat_number: values.pays_vat ? values.vat_number : '' };
  const changed = fieldsOf[profile.kind].filter((name) => typed[name].trim() !== (profile[name] ?? ''));
  return {
    ...Object.fromEntries(changed.map((name) => [name, typed[name]])),
    ...(values.city_id !== profile.city_id && { city_id: values.city_id }),
    ...(isGuarded(profile, values) && { current_password: values.current_password }),
  };
}
