import type { z } from 'zod';
import {
  type changePlace as changePlaceCall,
  MOST_PLACES,
  type OfferedPlace,
  type offerPlace as offerPlaceCall,
} from '#contract/calls/places.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { readHours } from '#server/features/rental/readHours.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { countOffers, insertOffer, listOffers, updateOffer } from './offerRepository.ts';

/** Whose places, and in which language they are shown. */
export interface Reader {
  readonly ownerId: number;
  readonly language: Language;
}

type TypedOffer = z.output<(typeof offerPlaceCall)['body']>;
type TypedChange = z.output<(typeof changePlaceCall)['body']>;

const unknown = { airport: 'airportUnknown', area: 'cityUnknown', branch: 'branchUnknown' } as const;

export async function offerPlace(
  { db }: Pick<Context, 'db'>,
  reader: Reader,
  typed: TypedOffer,
): Promise<OfferedPlace> {
  refuseHours(typed);
  if (typed.kind === 'branch' && typed.hours !== null) throw new FieldError({ hours: 'hoursOfBranch' });
  return db.transaction().execute(async (transaction) => {
    if ((await countOffers(transaction, reader.ownerId)) >= MOST_PLACES) throw new ApiError(409, 'LIMIT_REACHED');
    const added = await insertOffer(transaction, reader.ownerId, typed);
    if (added === null) throw new FieldError({ target_id: unknown[typed.kind] });
    if (!added.isNew) throw new FieldError({ target_id: 'placeTwice' });
    return findOffer(transaction, reader, added.id);
  });
}

/** Counts for what is quoted from now on. */
export async function changePlace(
  { db }: Pick<Context, 'db'>,
  reader: Reader,
  id: number,
  { price, hours, notice_hours }: TypedChange,
): Promise<OfferedPlace> {
  const before = await findOffer(db, reader, id);
  refuseHours({ hours });
  if (before.kind === 'branch' && (hours ?? null) !== null) throw new FieldError({ hours: 'hoursOfBranch' });
  const changes = {
    ...(price !== undefined && { price }),
    ...(hours !== undefined && { hours }),
    ...(notice_hours !== undefined && { notice_hours }),
  };
  if (!(await updateOffer(db, reader.ownerId, id, changes))) throw new ApiError(404, 'NOT_FOUND');
  return findOffer(db, reader, id);
}

function refuseHours({ hours }: Pick<TypedChange, 'hours'>): void {
  const problems = readHours(hours ?? []);
  if (Object.keys(problems).length > 0) throw new FieldError(problems);
}

async function findOffer(db: Context['db'], { ownerId, language }: Reader, id: number): Promise<OfferedPlace> {
  const [place] = await listOffers(db, ownerId, language, id);
  if (place === undefined) throw new ApiError(404, 'NOT_FOUND');
  return place;
}
