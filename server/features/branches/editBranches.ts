import type { z } from 'zod';
import { MOST_BRANCHES } from '#contract/domain/limits.ts';
import {
  type Branch,
  type createBranch as createBranchCall,
  type updateBranch as updateBranchCall,
} from '#contract/calls/branches.ts';
import { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { readCity } from '#server/features/auth/fields/city.ts';
import { readFields } from '#server/features/auth/fields/fields.ts';
import type { Field } from '#server/features/auth/fields/fields.ts';
import { readCompanyName, readPostalAddress } from '#server/features/auth/fields/name.ts';
import { readExceptions, readHours } from '#server/features/rental/readHours.ts';
import { lockOwner } from '#server/platform/db/userRepository.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import type { FieldText } from '#server/platform/texts/texts.ts';
import {
  countBranches,
  insertBranch,
  type NewBranch,
  updateBranch as writeBranch,
  type BranchValues,
} from './branchRepository.ts';
import { findBranch, type Reader } from './branchView.ts';

export async function createBranch(
  { db }: Pick<Context, 'db'>,
  reader: Reader,
  typed: z.output<(typeof createBranchCall)['body']>,
): Promise<Branch> {
  // The body has what a new branch needs, so what was read of it has it, too.
  const branch = (await readBranch(db, typed, reader.language)) as NewBranch;
  return db.transaction().execute(async (transaction) => {
    if ((await countBranches(transaction, reader.ownerId)) >= MOST_BRANCHES) throw new ApiError(409, 'LIMIT_REACHED');
    return findBranch(transaction, reader, await insertBranch(transaction, reader.ownerId, branch));
  });
}

/**
 * Cars that have no address of their own move along; orders keep their pick-up place. Refused where it was changed since
 * its owner read it.
 */
export async function updateBranch(
  { db }: Pick<Context, 'db'>,
  reader: Reader,
  { id, version, ...typed }: z.output<(typeof updateBranchCall)['body']> & { readonly id: number },
): Promise<Branch> {
  // First of all: an unknown branch is a 404.
  await findBranch(db, reader, id);
  const changes = await readBranch(db, typed, reader.language);
  return db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, reader.ownerId);
    const before = await findBranch(transaction, reader, id);
    if (version !== undefined && version !== before.version) throw new ApiError(409, 'BRANCH_CHANGED');
    if (!(await writeBranch(transaction, reader.ownerId, id, changes))) throw new ApiError(404, 'NOT_FOUND');
    return findBranch(transaction, reader, id);
  });
}

type TypedBranch = z.output<(typeof updateBranchCall)['body']>;
type Problems = Readonly<Record<string, FieldText>>;

/** What was typed of a branch, clean; or one 422 that names every wrong field. */
async function readBranch(db: Context['db'], typed: TypedBranch, language: Language): Promise<BranchValues> {
  const { name, city_id, addresses, hours, exceptions, lat, lng } = typed;
  const written = addresses && readAddresses(addresses, language);
  const problems: Problems = {
    ...written?.problems,
    ...(hours && readHours(hours)),
    ...(exceptions && readExceptions(exceptions)),
    ...(isHalfPlace(lat, lng) && { [typeof lat === 'number' ? 'lng' : 'lat']: 'placeIncomplete' }),
  };
  const fields = {
    ...(name !== undefined && { name: readCompanyName(name) }),
    ...(city_id !== undefined && { city_id: await readCity(db, city_id) }),
  };
  return {
    ...readFields(fields, problems),
    ...(written && { addresses: written.texts, address_languages: written.languages }),
    ...(hours && { hours }),
    ...(exceptions && {
      exceptions: exceptions.map(({ date, from = null, to = null }) => ({ date, from, to })),
    }),
    ...(lat !== undefined && lng !== undefined && { lat, lng }),
  };
}

const isHalfPlace = (lat: number | null | undefined, lng: number | null | undefined): boolean =>
  (lat === undefined) !== (lng === undefined) || (lat === null) !== (lng === null);

interface Addresses {
  readonly texts: Readonly<Record<Language, string>>;
  /** Those that were written. */
  readonly languages: readonly Language[];
  readonly problems: Problems;
}

/** A missing one is filled from the owner's language, else from another. */
function readAddresses(typed: NonNullable<TypedBranch['addresses']>, language: Language): Addresses {
  const languages = Language.options.filter((of) => (typed[of] ?? '').trim() !== '');
  const fields = languages.map((of): [Language, Field<string>] => [of, readPostalAddress(typed[of] ?? '')]);
  const problems = fields.flatMap(([of, field]) =>
    'problem' in field ? [[`addresses.${of}`, field.problem] as const] : [],
  );
  const textIn = (of: Language) =>
    fields.flatMap(([name, field]) => (name === of && 'value' in field ? [field.value] : []));
  const orElse = (of: Language): string =>
    [of, language, 'ka' as const, 'en' as const, 'ru' as const].flatMap(textIn)[0] ?? '';
  return {
    texts: { en: orElse('en'), ka: orElse('ka'), ru: orElse('ru') },
    languages,
    problems: languages.length === 0 ? { addresses: 'addressMissing' } : Object.fromEntries(problems),
  };
}
