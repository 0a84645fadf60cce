import type { Transaction } from 'kysely';
import type { Profile, ProfileChanges, AccountKind } from '#contract/calls/profile/profile.ts';
import { type SpokenLanguage, spokenLanguages } from '#contract/domain/spokenLanguages.ts';
import { visibleText } from '#contract/domain/visibleText.ts';
import type { Actor, Context } from '#server/context.ts';
import { useCode } from '#server/features/auth/codes/codeRepository.ts';
import { tryCode } from '#server/features/auth/codes/tryCode.ts';
import { readCity as readListedCity } from '#server/features/auth/fields/city.ts';
import { readEmail } from '#server/features/auth/fields/email.ts';
import { readFields, type Field } from '#server/features/auth/fields/fields.ts';
import { readCompanyName, readPersonName, readPostalAddress } from '#server/features/auth/fields/name.ts';
import {
  readCode,
  readCompanyCode,
  readIban,
  readPersonalNumber,
  readPhone,
  readVatNumber,
} from '#server/features/auth/fields/number.ts';
import { mailAboutAccount } from '#server/features/auth/mailAboutAccount.ts';
import { requirePassword } from '#server/features/auth/requirePassword.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { lockUser } from '#server/platform/db/userRepository.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { getProfile, toProfile } from './getProfile.ts';
import { findProfile, type ProfileRow, updateClient, updateEmail, updateOwner } from './profileRepository.ts';
import { sealSecret } from './profileSecrets.ts';

type Read = (text: string) => Field<string | null>;

type TextField = Exclude<keyof ProfileChanges, 'city_id' | 'code' | 'current_password' | 'languages'>;

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
  vat_number: optional(readVatNumber),
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
  'vat_number',
  'contact_name',
  'contact_phone',
] as const satisfies readonly TextField[]);

/** Every text that was sent, read; one that this kind of account does not have is refused like any unknown field. */
function readTexts(kind: AccountKind, typed: ProfileChanges): Partial<Record<TextField, Field<string | null>>> {
  const fields: Partial<Record<TextField, Field<string | null>>> = {};
  for (const name of textFields) {
    const text = typed[name];
    if (text !== undefined) fields[name] = readers[kind][name]?.(text) ?? { problem: 'unknownField' };
  }
  return fields;
}

async function readCity(db: Context['db'], kind: AccountKind, id: number | null): Promise<Field<number> | Field<null>> {
  if (kind === 'staff') return { problem: 'unknownField' };
  if (id === null) return kind === 'client' ? { value: null } : { problem: 'required' };
  return readListedCity(db, id);
}

/** Each once, in the order of the list, so that equal choices are equal. */
function readLanguages(kind: AccountKind, typed: readonly SpokenLanguage[]): Field<SpokenLanguage[]> {
  if (kind === 'client' || kind === 'staff') return { problem: 'unknownField' };
  return { value: spokenLanguages.filter((language) => typed.includes(language)) };
}

/** What opens the account, reaches its owner or receives their money. */
const guarded = ['email', 'phone', 'iban', 'identity_number'] as const satisfies readonly TextField[];

type Changes = Partial<Record<TextField, string | null>> & { city_id?: number | null; languages?: SpokenLanguage[] };

/** Saves the sent fields, all or none, and returns the profile. */
export async function updateProfile(
  context: Context,
  actor: Actor,
  typed: ProfileChanges,
  ip: string,
): Promise<Profile> {
  const { db, clock } = context;
  const row = await findProfile(db, actor.userId);
  const changes = differences(await readChanges(db, row, typed), toProfile(context.config, row));
  const newEmail = changes.email ?? undefined;
  const code = newEmail === undefined ? undefined : readEmailCode(typed.code);
  if (guarded.some((name) => changes[name] !== undefined))
    await requirePassword(context, actor, typed.current_password);
  const codeId =
    newEmail === undefined || code === undefined
      ? undefined
      : await tryCode(context, { flow: 'email', address: newEmail, code, ip });
  await db.transaction().execute(async (transaction) => {
    await lockUser(transaction, actor.userId);
    // Before a new address is there: whoever has the account may have changed both.
    if (changes.iban !== undefined) await mailAboutAccount(transaction, actor.userId, 'ibanChanged', clock());
    if (changes.phone !== undefined && row.phone !== null)
      await mailAboutAccount(transaction, actor.userId, 'phoneChanged', clock());
    if (newEmail !== undefined && codeId !== undefined) {
      if (!(await useCode(transaction, codeId, clock()))) throw new FieldError({ code: 'codeExpired' });
      await moveTo(transaction, actor, newEmail, clock());
    }
    await saveParty(transaction, context, row, changes);
  });
  return getProfile(context, actor);
}

async function readChanges(db: Context['db'], { kind }: ProfileRow, typed: ProfileChanges): Promise<Changes> {
  const { city_id, languages } = typed;
  const city = city_id === undefined ? {} : { city_id: await readCity(db, kind, city_id) };
  const spoken = languages === undefined ? {} : { languages: readLanguages(kind, languages) };
  // Each field has the value that its reader returned.
  return readFields({ ...readTexts(kind, typed), ...city, ...spoken }) as Changes;
}

function differences(changes: Changes, profile: Profile): Changes {
  // Changes have no other names than these, and the result has fewer of them.
  const entries = Object.entries(changes).filter(([name, value]) => profile[name as keyof Changes] !== value);
  // As above.
  return Object.fromEntries(entries) as Changes;
}

function readEmailCode(typed: string | undefined): string {
  if (typed === undefined || visibleText(typed) === '') throw new FieldError({ code: 'emailCodeNeeded' });
  return readFields({ code: readCode(typed) }).code;
}

/** Informs the former address. */
async function moveTo(transaction: Transaction<Database>, actor: Actor, email: string, now: Date): Promise<void> {
  await mailAboutAccount(transaction, actor.userId, 'emailChanged', now);
  if (!(await updateEmail(transaction, actor.userId, email))) throw new FieldError({ email: 'emailTaken' });
}

async function saveParty(
  transaction: Transaction<Database>,
  { config, clock, clientRenamed }: Context,
  row: ProfileRow,
  { email: _email, identity_number, iban, vat_number, ...plain }: Changes,
): Promise<void> {
  const sealed = {
    ...(identity_number === undefined
      ? {}
      : {
          identity_number_encrypted:
            identity_number === null ? null : sealSecret(config, row, 'identity_number', identity_number),
        }),
    ...(iban === undefined || iban === null ? {} : { iban_encrypted: sealSecret(config, row, 'iban', iban) }),
    ...(vat_number === undefined
      ? {}
      : {
          vat_number_encrypted: vat_number === null ? null : sealSecret(config, row, 'vat_number', vat_number),
        }),
  };
  const changes = { ...plain, ...sealed };
  // Under another name the user has not been verified; and the badge is shown beside the name.
  const isSame = identity_number === undefined && changes.name === undefined && changes.surname === undefined;
  if (row.kind === 'client') {
    // Before the name is changed: what holds the verification also holds back a decision about the former name.
    if (!isSame) await clientRenamed(transaction, row.user_id, clock());
    // The readers let null through only where the table has it.
    await updateClient(transaction, row.user_id, changes as Parameters<typeof updateClient>[2]);
  } else if (row.kind !== 'staff') {
    const verification = isSame ? {} : { verified_at: null };
    // As above.
    const owner = { ...changes, ...verification } as Parameters<typeof updateOwner>[2];
    await updateOwner(transaction, row.user_id, owner);
  }
}
