import type { Review } from '#contract/calls/cars/cars.ts';
import type { Owner } from '#contract/calls/owners.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { coverContacts } from '#server/platform/contacts/maskContacts.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { pictureUrl } from '#server/platform/pictures/pictureUrl.ts';
import { findOwner, listRentableCars, type OwnerRow } from './ownerRepository.ts';

const MOST_CARS = 48;

/** What the page needs of other features. */
export interface OwnerPageParts {
  /** Cards as the text of a JSON array, in the order of the ids. */
  readonly listCards: (context: Pick<Context, 'pool'>, ids: readonly number[], language: Language) => Promise<string>;
  readonly listReviews: (
    context: Pick<Context, 'pool'>,
    ownerId: number,
    cursor: string | undefined,
  ) => Promise<{ readonly reviews: readonly Review[]; readonly next_cursor: string | null }>;
}

/** The public page of an owner as JSON text. */
export async function getOwner(
  context: Pick<Context, 'pool'>,
  { listCards, listReviews }: OwnerPageParts,
  { id, cursor, language }: { readonly id: number; readonly cursor: string | undefined; readonly language: Language },
): Promise<string> {
  const row = await findOwner(context.pool, id);
  if (row === null) throw new ApiError(404, 'NOT_FOUND');
  const { reviews, next_cursor } = await listReviews(context, id, cursor);
  // The later pages of reviews are added to a page that has the cars.
  const ids = cursor === undefined ? await listRentableCars(context.pool, id, MOST_CARS) : [];
  const rest = JSON.stringify({ status: 'success', owner: toOwner(row), reviews, next_cursor });
  return `${rest.slice(0, -1)},"cars":${await listCards(context, ids, language)}}`;
}

/** What the owner typed is covered, and only what everybody may know is there. */
function toOwner({ picture_key, cancellations, ...row }: OwnerRow): Owner {
  return {
    ...row,
    name: coverContacts(row.name),
    picture: pictureUrl(picture_key),
    cancelled_share: cancellations && Math.round((cancellations.cancelled / cancellations.orders) * 100) / 100,
  };
}
