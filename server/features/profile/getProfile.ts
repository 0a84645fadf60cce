import type { Profile } from '#contract/calls/profile/profile.ts';
import type { Actor, Context } from '#server/context.ts';
import { findProfile, type ProfileRow } from './profileRepository.ts';
import { pictureUrl } from '#server/platform/pictures/pictureUrl.ts';
import { openSecrets } from './profileSecrets.ts';

/** The user's own details; no one else gets them in this shape. An admin who views the account is told no sealed number. */
export async function getProfile({ db, config }: Context, { userId, viewerId }: Actor): Promise<Profile> {
  const profile = toProfile(config, await findProfile(db, userId));
  if (viewerId === null) return profile;
  const { identity_number, iban, vat_number } = profile;
  return {
    ...profile,
    identity_number: coverNumber(identity_number),
    iban: coverNumber(iban),
    vat_number: coverNumber(vat_number),
  };
}

/** Enough to see that it is there, and to ask its owner whether it is the right one. */
const coverNumber = (number: string | null): string | null => number && number.replaceAll(/.(?=..)/g, '•');

export function toProfile(config: Context['config'], row: ProfileRow): Profile {
  return {
    kind: row.kind,
    email: row.email,
    name: row.name,
    surname: row.surname,
    phone: row.phone,
    ...openSecrets(config, row),
    city_id: row.city_id,
    physical_address: row.physical_address,
    legal_address: row.legal_address,
    contact_name: row.contact_name,
    contact_phone: row.contact_phone,
    languages: row.languages,
    picture: pictureUrl(row.picture_key),
    member_since: row.created_at.toISOString(),
    trips: row.trips,
    is_verified: row.is_verified,
  };
}
