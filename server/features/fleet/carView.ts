import type { Car } from '#contract/calls/cars/cars.ts';
import type { FleetCar } from '#contract/calls/fleet/fleet.ts';
import { withTerms } from '#contract/domain/terms/mergeTerms.ts';
import { insuranceOf, usualTerms } from '#contract/domain/terms/termsOf.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Kysely } from 'kysely';
import { coverContacts } from '#server/platform/contacts/maskContacts.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { quoteTerms } from '#server/features/rental/price/quoteTerms.ts';
import { listOldPrices, listChanges } from './carHistoryRepository.ts';
import { type CarRow, findCars, wasOrdered } from './carRowRepository.ts';
import { languagesOf, listMissing, listMissingShots, sectionsOf } from './completeness.ts';

/** What the page of a car would show, whatever its status; null while it lacks what no page can be without. */
export type PreviewCar = (id: number, language: Language) => Promise<Car | null>;

/** The owner at work, and how the answer is to be written. */
export interface Editor {
  readonly ownerId: number;
  readonly userId: number;
  readonly language: Language;
}

export interface FleetContext extends Pick<Context, 'db' | 'clock' | 'config' | 'storage' | 'failures'> {
  readonly previewCar: PreviewCar;
}

/** The row of a car of the owner, who may not have it. */
export async function requireRow(db: Kysely<Database>, { ownerId, language }: Editor, id: number): Promise<CarRow> {
  const [row] = await findCars(db, ownerId, [id], language);
  if (row === undefined) throw new ApiError(404, 'NOT_FOUND');
  return row;
}

/** Everything that the editing page shows. */
export async function viewCar(context: FleetContext, editor: Editor, id: number): Promise<FleetCar> {
  const { db, clock } = context;
  const row = await requireRow(db, editor, id);
  const [old_prices, changes, isOrdered, preview, terms] = await Promise.all([
    listOldPrices(db, id, clock()),
    listChanges(db, id, editor.userId),
    wasOrdered(db, id),
    context.previewCar(id, editor.language),
    quoteTerms(context),
  ]);
  const {
    slug: _slug,
    city: _city,
    city_id: _cityId,
    names: _names,
    branch: _branch,
    updated_at: changedAt,
    terms_of_owner: ofOwner,
    ...fields
  } = row;
  const described = { ...row, shots: row.images.map(({ shot }) => shot) };
  return {
    ...fields,
    is_active: row.status === 'active',
    insurance: insuranceOf(row.insurance, row.terms.protection ?? ofOwner.protection),
    usual_terms: withTerms(usualTerms(row.insurance), ofOwner),
    old_prices,
    commission_percent: terms.commissionPercent,
    changed_at: changedAt.toISOString(),
    can_be_deleted: !isOrdered,
    missing: listMissing(described),
    missing_shots: listMissingShots(described),
    sections: sectionsOf(described),
    languages: languagesOf(row),
    changes: changes.map((change) => ({ ...change, by: coverContacts(change.by) })),
    card: cardOf(row),
    preview,
  };
}

function cardOf(row: CarRow): FleetCar['card'] {
  const { names, images } = row;
  const pictures = images.map(({ is_main: _isMain, ...picture }) => picture);
  const main = images.findIndex(({ is_main }) => is_main);
  return {
    id: row.id,
    slug: row.slug ?? '',
    brand: names.brand ?? '',
    model: names.model ?? '',
    year: row.year ?? 0,
    category: row.category ?? '',
    category_name: names.category ?? '',
    fuel: row.fuel ?? '',
    fuel_name: names.fuel ?? '',
    transmission: row.transmission ?? '',
    transmission_name: names.transmission ?? '',
    seats: row.seats ?? 0,
    city_id: row.city_id,
    city: row.city ?? '',
    price_per_day: row.price_per_day ?? 0,
    old_price: row.old_price,
    total: null,
    days: null,
    rating: row.rating,
    reviews_count: row.reviews_count,
    is_instant: !row.needs_confirmation,
    image: pictures[main] ?? null,
    more_images: pictures
      .filter((_, index) => index !== main)
      .map(({ placeholder: _placeholder, ...picture }) => picture),
  };
}
