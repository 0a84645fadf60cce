import type { Kysely } from 'kysely';
import type { FleetCar, FleetStatus } from '#contract/calls/fleet/fleet.ts';
import type { CarChanges } from '#contract/domain/cars/fleetFields.ts';
import type { SomeTerms } from '#contract/domain/terms.ts';
import { insuranceOf } from '#contract/domain/terms/termsOf.ts';
import type { Language } from '#contract/domain/values.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import type { FieldText } from '#server/platform/texts/texts.ts';
import { auditTerms } from './auditTerms.ts';
import { listOldPrices, noteChange } from './carHistoryRepository.ts';
import { type CarRow, holdCar } from './carRowRepository.ts';
import { type Editor, type FleetContext, requireRow, viewCar } from './carView.ts';
import { listMissing } from './completeness.ts';
import { readChanges, type ReadCar, isAbove } from './readChanges.ts';
import { isOwnBranch, readReference, type ReferenceLists } from './referenceRepository.ts';
import { writeCar } from './writeCarRepository.ts';

export interface VersionedChanges extends CarChanges {
  /** The one that the sender has seen. */
  readonly version?: number | undefined;
}

/** Changes the fields that were sent, all or none; an outdated version is answered with the current car. */
export async function updateCar(
  context: FleetContext,
  editor: Editor,
  id: number,
  changes: VersionedChanges,
): Promise<FleetCar> {
  const isStale = await context.db
    .transaction()
    .execute(async (transaction) => !(await saveChanges(transaction, context, editor, id, changes)));
  const car = await viewCar(context, editor, id);
  if (isStale) throw new ApiError(409, 'CAR_CHANGED', {}, { car });
  return car;
}

/** False, with nothing written, when the version is not the car's. */
export async function saveChanges(
  db: Kysely<Database>,
  { clock }: Pick<FleetContext, 'clock'>,
  editor: Editor,
  id: number,
  { version, ...sent }: VersionedChanges,
): Promise<boolean> {
  const at = clock();
  if (!(await holdCar(db, editor.ownerId, id))) throw new ApiError(404, 'NOT_FOUND');
  const former = await requireRow(db, editor, id);
  if (version !== undefined && version !== former.version) return false;

  const reference = await readReference(db);
  const read = readChanges(former, sent, reference, at);
  const { car, changed } = read;
  const old = await readOldPrice(db, former, read, at);
  const status = statusAfter(former.status, sent.is_active);
  const problems = {
    ...(status === 'active' && missingTexts(former, read)),
    ...(old.problem !== null && { old_price: old.problem }),
    ...read.problems,
    ...(await branchProblem(db, editor, read)),
    ...insuranceProblem(editor, read, former.terms_of_owner, reference),
  };
  if (Object.keys(problems).length > 0) throw new FieldError(problems);

  await writeCar(db, editor.ownerId, id, {
    car,
    changed,
    status,
    oldPriceUntil: old.until,
    language: editor.language,
    at,
  });
  const fields = [...changed, ...(status === former.status ? [] : ['is_active'])];
  await noteChange(db, { carId: id, userId: editor.userId, at, fields });
  await accountFor(db, editor, former, { status, price: car.price_per_day, at });
  await auditTerms(db, { userId: editor.userId, at, carId: id, before: former.terms, after: car.terms });
  return true;
}

/** A draft that is not opened stays one. */
function statusAfter(status: FleetStatus, isActive: boolean | undefined): FleetStatus {
  if (isActive === undefined) return status;
  if (isActive) return 'active';
  return status === 'draft' ? 'draft' : 'inactive';
}

/** Of a car that is rented out already, nothing can be taken away; what was never there hinders no other change. */
function missingTexts(former: CarRow, { car, changed }: ReadCar): FieldError['fields'] {
  const shots = former.images.map(({ shot }) => shot);
  const lacked = former.status === 'active' ? listMissing({ ...former, shots }) : [];
  const missing = listMissing({ ...car, shots }).filter(
    (field) => !lacked.includes(field) || changed.some((name) => name === field),
  );
  return Object.fromEntries(
    missing.map((field) => [field, field === 'images' ? ('imagesMissing' as const) : ('required' as const)]),
  );
}

async function branchProblem(
  db: Kysely<Database>,
  { ownerId }: Editor,
  { car: { branch_id }, changed }: ReadCar,
): Promise<FieldError['fields']> {
  if (branch_id === null || !changed.includes('branch_id')) return {};
  return (await isOwnBranch(db, ownerId, branch_id)) ? {} : { branch_id: 'notChoice' };
}

const languages: readonly Language[] = ['en', 'ka', 'ru'];

/** Of what a renter pays of a damage there is one word, the terms': an insurance that says another is refused. */
function insuranceProblem(
  { language }: Editor,
  { car: { insurance, terms }, changed }: ReadCar,
  ofOwner: SomeTerms,
  reference: ReferenceLists,
): FieldError['fields'] {
  const agreed = insuranceOf(insurance, terms.protection ?? ofOwner.protection);
  if (!changed.includes('insurance') || agreed === insurance) return {};
  const names = reference.get('insurance')?.find(({ code }) => code === agreed)?.names ?? [];
  const name = names[languages.indexOf(language)] ?? '';
  return { insurance: { key: 'insuranceOfTerms', values: { insurance: name } } };
}

interface Outcome {
  readonly status: FleetStatus;
  readonly price: number | null;
  readonly at: Date;
}

/** What counts for renters is accounted for. */
async function accountFor(
  db: Kysely<Database>,
  { userId }: Editor,
  former: CarRow,
  { status, price, at }: Outcome,
): Promise<void> {
  const event = { at, actorUserId: userId, subjectUserId: userId };
  if ((status === 'active') !== (former.status === 'active')) {
    const action = status === 'active' ? 'car_opened' : 'car_paused';
    await recordAudit(db, { ...event, action, details: { car_id: former.id } });
  }
  if (price !== former.price_per_day) {
    const details = { car_id: former.id, price_per_day: { before: former.price_per_day, after: price } };
    await recordAudit(db, { ...event, action: 'car_price_changed', details });
  }
}

interface OldPrice {
  /** The last day on which it is shown; null without one. */
  readonly until: string | null;
  readonly problem: FieldText | null;
}

/** Only a price that was really charged for thirty days, lately, is shown as the old one. */
async function readOldPrice(
  db: Kysely<Database>,
  former: CarRow,
  { car, changed }: ReadCar,
  now: Date,
): Promise<OldPrice> {
  if (car.old_price === null) return { until: null, problem: null };
  // What stood for long enough when it was accepted stays until its day.
  if (!changed.includes('old_price') || car.old_price === former.old_price)
    return { until: former.old_price_until, problem: null };
  const allowed = (await listOldPrices(db, former.id, now)).filter(({ price }) => isAbove(price, car.price_per_day));
  const found = allowed.find(({ price }) => price === car.old_price);
  return found === undefined ? { until: null, problem: refusal(allowed) } : { until: found.until, problem: null };
}

function refusal(allowed: FleetCar['old_prices']): FieldText {
  if (allowed.length === 0) return 'oldPriceNone';
  const prices = allowed.map(({ price, until }) => `${(price / 100).toFixed(2)} ₾ (${day(until)})`).join(', ');
  return { key: 'oldPriceNotStood', values: { prices } };
}

/** As it is written in Georgia, and understood in every language. */
const day = (date: string): string => date.split('-').toReversed().join('.');
