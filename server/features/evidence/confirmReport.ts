import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ParsedBodyOf, ParsedParamsOf } from '#contract/call.ts';
import type { confirmReport as call, Report, ReportSide } from '#contract/calls/orders/reports.ts';
import { EVIDENCE_VERSION, type EvidenceRecord } from '#contract/domain/evidence.ts';
import { sortedJson } from '#contract/domain/sortedJson.ts';
import type { Actor, Context } from '#server/context.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import { isConfirmationCode } from '#server/features/evidence/confirmationCode.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { readReport } from './readReports.ts';
import { sideOf, type ReportedOrder } from './reportedOrder.ts';
import { findReportedOrder, lockReportedOrder } from './reportedOrderRepository.ts';
import {
  type ConfirmationRow,
  findReport,
  insertConfirmation,
  listConfirmations,
  listPhotos,
  type NewConfirmation,
  type ReportRow,
  sealReport,
  takeTry,
  type PhotoRow,
} from './reportRepository.ts';
import { listReportHashes, findLastRecord, insertRecord } from './signing/signingRepository.ts';
import { readSigningKey } from './signing/signingKey.ts';
import { notifyOfReport } from './notifyOfReport.ts';

/** So few tries of a million codes that guessing is hopeless. */
const MOST_TRIES = 5;

/** One side confirms a report. Its maker's confirmation seals it; what the other side adds is stored beside it. */
export async function confirmReport(
  context: Context,
  actor: Actor,
  { id, report_id }: ParsedParamsOf<typeof call>,
  body: ParsedBodyOf<typeof call>,
): Promise<Report> {
  const { db, clock } = context;
  const side = sideOf(await findReportedOrder(db, id), actor);
  const speaker =
    body?.client_code === undefined ? side : await checkCode(context, id, report_id, side, body.client_code);
  return db.transaction().execute(async (transaction) => {
    const order = await lockReportedOrder(transaction, id);
    const report = await findReport(transaction, id, report_id);
    if (order === undefined || report === undefined) throw new ApiError(404, 'NOT_FOUND');
    const given = await listConfirmations(transaction, [report.id]);
    const { remarks = '', marks = [] } = body ?? {};
    const before = given.find((one) => one.side === speaker);
    if (before !== undefined) {
      // The owner may have entered the client's code meanwhile: what is added now would be lost without a word.
      if (addsTo(before, { remarks, marks }))
        throw new FieldError({ [remarks === '' ? 'marks' : 'remarks']: 'confirmedBefore' });
      return readReport(transaction, report);
    }
    // The maker's statement is the report itself, and an owner with the client's code adds nothing in the client's name.
    const maySayMore = speaker === side && speaker !== report.made_by;
    if (!maySayMore && (remarks !== '' || marks.length > 0))
      throw new FieldError({ [remarks === '' ? 'marks' : 'remarks']: 'otherSideOnly' });
    const confirmation: NewConfirmation = {
      report_id: report.id,
      side: speaker,
      way: speaker === side ? 'account' : 'code',
      user_id: actor.userId,
      at: clock(),
      remarks: remarks === '' ? null : remarks,
      marks,
    };
    await insertConfirmation(transaction, confirmation);
    if (speaker === report.made_by) await seal(context, transaction, order, report, confirmation);
    else await confirm(context, transaction, order, report, confirmation);
    await recordAudit(transaction, {
      at: confirmation.at,
      actorUserId: actor.userId,
      action: speaker === report.made_by ? 'report_sealed' : 'report_confirmed',
      subjectUserId: order.client_user_id,
      details: { order: order.number, report: report.id, kind: report.kind, side: speaker, way: confirmation.way },
    });
    const after = await findReport(transaction, id, report_id);
    return readReport(transaction, after ?? report);
  });
}

/** Whether something is said that is not in a confirmation; a repetition of it says nothing. */
const addsTo = (
  given: ConfirmationRow,
  { remarks, marks }: Pick<ConfirmationRow, 'marks'> & { remarks: string },
): boolean =>
  (remarks !== '' && remarks !== given.remarks) || (marks.length > 0 && sortedJson(marks) !== sortedJson(given.marks));

/** Every try is counted before it is compared, also concurrent ones. Only the client has a code. */
async function checkCode(
  { config, db }: Context,
  orderId: number,
  reportId: number,
  side: ReportSide,
  code: string,
): Promise<ReportSide> {
  const report = await findReport(db, orderId, reportId);
  if (report === undefined) throw new ApiError(404, 'NOT_FOUND');
  if (side !== 'owner' || report.made_by !== 'owner') throw new ApiError(403, 'NOT_ALLOWED');
  if (report.sealed_at === null) throw new ApiError(409, 'REPORT_INCOMPLETE');
  const confirmed = await listConfirmations(db, [reportId]);
  if (confirmed.length === 2) return 'client';
  if (!(await takeTry(db, reportId, MOST_TRIES))) throw new FieldError({ client_code: 'clientCodeTries' });
  if (!isConfirmationCode(config, orderId, report.kind, code)) throw new FieldError({ client_code: 'codeWrong' });
  return 'client';
}

type Step = readonly [Context, Transaction<Database>, ReportedOrder, ReportRow, NewConfirmation];

async function seal(...[context, transaction, order, report, { at }]: Step): Promise<void> {
  const photos = await listPhotos(transaction, [report.id]);
  await appendRecord(context, transaction, order, recordOfReport(report, photos, at));
  await sealReport(transaction, report.id, at);
  await notifyOfReport(transaction, report.id, at);
}

async function confirm(...[context, transaction, order, report, confirmation]: Step): Promise<void> {
  if (report.sealed_at === null) throw new ApiError(409, 'REPORT_INCOMPLETE');
  await appendRecord(context, transaction, order, await recordOfConfirmation(transaction, confirmation));
}

/** What is signed of a report; refused while photographs are missing. */
function recordOfReport(report: ReportRow, photos: readonly PhotoRow[], sealedAt: Date): NewRecord {
  return {
    type: 'report',
    report_id: report.id,
    kind: report.kind,
    made_by: report.made_by,
    made_at: report.made_at.toISOString(),
    sealed_at: sealedAt.toISOString(),
    odometer: report.odometer,
    fuel_eighths: report.fuel_eighths,
    marks: report.marks,
    photos: photos.map(({ angle, sha256, taken_at, received_at, bytes, format }) => {
      if (received_at === null || bytes === null || format === null) throw new ApiError(409, 'REPORT_INCOMPLETE');
      return {
        angle,
        sha256: sha256.toString('hex'),
        taken_at: taken_at.toISOString(),
        received_at: received_at.toISOString(),
        bytes,
        format,
      };
    }),
  };
}

async function recordOfConfirmation(
  transaction: Transaction<Database>,
  { report_id, side, way, at, remarks, marks }: NewConfirmation,
): Promise<NewRecord> {
  const sha256 = (await listReportHashes(transaction, [report_id])).get(report_id);
  if (sha256 === undefined) throw new Error(`The report ${report_id} was never sealed.`);
  return {
    type: 'confirmation',
    report_id,
    report_sha256: sha256.toString('hex'),
    side,
    way,
    at: at.toISOString(),
    remarks,
    marks,
  };
}

/** What a record says, without its place in the chain. */
type Link = 'version' | 'order' | 'place' | 'previous' | 'key';
type NewRecord = EvidenceRecord extends infer Each ? (Each extends EvidenceRecord ? Omit<Each, Link> : never) : never;

/** Signs the next record of an order whose row the transaction holds, so that the chain has one end. */
async function appendRecord(
  context: Pick<Context, 'config' | 'clock'>,
  transaction: Transaction<Database>,
  order: { readonly id: number; readonly number: string },
  record: NewRecord,
): Promise<void> {
  const last = await findLastRecord(transaction, order.id);
  const key = await readSigningKey(context, transaction);
  const place = (last?.place ?? 0) + 1;
  const content = sortedJson({
    ...record,
    version: EVIDENCE_VERSION,
    order: order.number,
    place,
    previous: last?.sha256.toString('hex') ?? null,
    key: key.fingerprint,
  });
  const bytes = Buffer.from(content);
  await insertRecord(transaction, {
    order_id: order.id,
    place,
    report_id: record.report_id,
    content,
    sha256: createHash('sha256').update(bytes).digest(),
    key_id: key.id,
    signature: key.sign(bytes),
  });
}
