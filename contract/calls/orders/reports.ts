import { z } from 'zod';
import { dropped, personal } from '../../privacy.ts';
import { call } from '../../call.ts';
import { Instant } from './quotes.ts';
import { Id, Success, UploadedFile } from '../../domain/values.ts';
import { visibleText } from '../../domain/visibleText.ts';
import {
  reportAngles,
  MOST_PHOTOS,
  MOST_MARKS,
  LONGEST_MARK_NOTE,
  LONGEST_REMARKS,
  MOST_KILOMETRES,
  FUEL_PARTS,
  OUTLINE,
  outlineSides,
} from '../../domain/reportParts.ts';
import { PlainText } from '../../domain/plainText.ts';

/** A report records the condition of a car at the hand-over or at the return. */
export const ReportKind = z.enum(['hand_over', 'take_back']);
export type ReportKind = z.infer<typeof ReportKind>;

/** The two sides that make and confirm reports. */
export const ReportSide = z.enum(['owner', 'client']);
export type ReportSide = z.infer<typeof ReportSide>;

export const ReportAngle = z.enum(reportAngles);
export type ReportAngle = z.infer<typeof ReportAngle>;

/** A scratch or a dent: its position on the outline of a side, and a note. */
const NewMark = z.strictObject({
  x: z.number().int().min(0).max(OUTLINE),
  y: z.number().int().min(0).max(OUTLINE),
  side: z.enum(outlineSides),
  note: PlainText.max(LONGEST_MARK_NOTE),
});
export const ReportMark = NewMark.extend({
  /** When it was first noted, where that was in a report of an earlier order. */
  since: Instant.optional(),
});
export type ReportMark = z.infer<typeof ReportMark>;
export type KnownMark = ReportMark & { readonly since: string };
const Marks = z.array(ReportMark).max(MOST_MARKS);

/** SHA-256 in hexadecimal. */
export const Sha256 = z
  .string()
  .meta(dropped)
  .regex(/^[0-9a-f]{64}$/);

/** An announced photograph: the hash of its bytes, and when it was taken by the phone's clock. */
const AnnouncedPhoto = z.strictObject({ angle: ReportAngle, sha256: Sha256, taken_at: Instant });

export const ReportPhoto = z.object({
  angle: ReportAngle,
  sha256: Sha256,
  taken_at: Instant,
  /** Null until its bytes are here. */
  received_at: Instant.nullable(),
  /** Of what is shown; null until the bytes are here. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Addresses of the small and the whole picture; null until the bytes are here, and once they were deleted. */
  thumb_url: z.string().meta(dropped).nullable(),
  full_url: z.string().meta(dropped).nullable(),
});
export type ReportPhoto = z.infer<typeof ReportPhoto>;

/** A confirmation of a report: from the own account, or by the client's code that the owner enters. */
export const ReportConfirmation = z.object({
  side: ReportSide,
  way: z.enum(['account', 'code']),
  at: Instant,
  remarks: z.string().meta(personal).nullable(),
  marks: Marks,
});
export type ReportConfirmation = z.infer<typeof ReportConfirmation>;

/**
 * `receiving`: photographs are missing; `received`: all are here, and its author has not confirmed it yet; `sealed`:
 * confirmed by its author, so nothing in it changes any more; `complete`: confirmed by the other side, too. Until it is
 * sealed its author can replace it.
 */
export const ReportState = z.enum(['receiving', 'received', 'sealed', 'complete']);
export type ReportState = z.infer<typeof ReportState>;

/** Derived from the confirmations and the received photographs. */
export function reportStateOf(
  report: Pick<ReportSummary, 'made_by' | 'confirmed_by' | 'photos_count' | 'received_count'>,
): ReportState {
  if (report.confirmed_by.length === 2) return 'complete';
  if (report.confirmed_by.includes(report.made_by)) return 'sealed';
  return report.received_count < report.photos_count ? 'receiving' : 'received';
}

export const ReportSummary = z.object({
  id: Id,
  kind: ReportKind,
  /** Its author. */
  made_by: ReportSide,
  state: ReportState,
  made_at: Instant,
  confirmed_by: z.array(ReportSide),
  photos_count: z.number().int(),
  received_count: z.number().int(),
});
export type ReportSummary = z.infer<typeof ReportSummary>;

export const Report = ReportSummary.extend({
  order_id: Id,
  odometer: z.number().int(),
  fuel_eighths: z.number().int(),
  marks: Marks,
  photos: z.array(ReportPhoto),
  confirmations: z.array(ReportConfirmation),
  /** SHA-256 of the signed manifest; null until it is sealed. */
  manifest_sha256: Sha256.nullable(),
  /** When its photographs were deleted, some time after the order was over. */
  photos_deleted_at: Instant.nullable(),
});
export type Report = z.infer<typeof Report>;

/** For the client only: the code to give to an owner who confirms for them; null where nothing is left to confirm. */
const ReportCodes = z.object({
  hand_over: z.string().meta(personal).nullable(),
  take_back: z.string().meta(personal).nullable(),
});
export type ReportCodes = z.infer<typeof ReportCodes>;

/** The condition of the car of an order, as both sides reported it. */
export const OrderReports = z.object({ reports: z.array(ReportSummary), report_codes: ReportCodes });
export type OrderReports = z.infer<typeof OrderReports>;

const ThatOrder = z.object({ id: Id });
const ThatReport = ThatOrder.extend({ report_id: Id });
const ThatPhoto = ThatReport.extend({ angle: ReportAngle });
const Answer = z.object({ status: Success, report: Report });

export const createReport = call({
  method: 'POST',
  path: '/api/orders/:id/reports',
  access: 'user',
  idempotency: 'required',
  summary:
    'One side of an order reports the condition of the car and announces its photographs: of the hand-over from two hours before the start until the car is back, of the return until three days after it. Replaces an own report of the same kind that was not confirmed yet; the same one again is the same report.',
  params: ThatOrder,
  body: z.strictObject({
    kind: ReportKind,
    odometer: z.number().int().min(0).max(MOST_KILOMETRES),
    fuel_eighths: z.number().int().min(0).max(FUEL_PARTS),
    /** Of an owner's hand-over: including those of `known_marks` that are still there, unchanged. */
    marks: Marks,
    /** That its author saw `known_marks`: those missing from the marks are not on the car any more. */
    is_continued: z.boolean().optional(),
    photos: z.array(AnnouncedPhoto).min(1).max(MOST_PHOTOS),
  }),
  success: 201,
  response: Answer,
  errors: ['ORDER_CHANGED', 'TOO_EARLY', 'REPORT_SEALED'],
});

export const listReports = call({
  method: 'GET',
  path: '/api/orders/:id/reports',
  access: 'user',
  summary:
    'All reports of both sides on the condition of the car, the hand-over before the return, for the two sides and admins.',
  params: ThatOrder,
  isKeptOffline: true,
  provides: { Report: 'params.id' },
  response: z.object({
    status: Success,
    reports: z.array(Report),
    /** For the owner only: marks from reports of earlier orders, to be checked at the hand-over. */
    known_marks: z.array(ReportMark.required({ since: true })).max(MOST_MARKS),
    /** The photographs are deleted so many days after the last event of an order that is over. */
    kept_days: z.number().int().positive(),
  }),
});

export const sendReportPhoto = call({
  method: 'PUT',
  path: '/api/orders/:id/reports/:report_id/photos/:angle',
  access: 'user',
  summary:
    'An announced photograph (JPEG, PNG or WebP, at most 10 MiB and 40 megapixels), from the side that announced it. Other bytes than announced: 422 with `sha256`. Sent again it is the same photograph.',
  upload: true,
  params: ThatPhoto,
  body: z.strictObject({ file: UploadedFile }),
  response: Answer,
  errors: ['TOO_LARGE', 'UNSUPPORTED_TYPE'],
});

export const confirmReport = call({
  method: 'POST',
  path: '/api/orders/:id/reports/:report_id/confirm',
  access: 'user',
  summary:
    'One side confirms a report, its author first: then it is signed and cannot be changed any more. The other side may add remarks and marks, from its own account. With the `client_code` that a client gave them, an owner confirms for the client, and adds nothing. A repetition changes nothing; what it would add is refused.',
  params: ThatReport,
  body: z
    .strictObject({
      client_code: z
        .string()
        .meta(personal)
        .overwrite(visibleText)
        .regex(/^\d{6}$/)
        .optional(),
      remarks: PlainText.max(LONGEST_REMARKS).optional(),
      marks: z.array(NewMark).max(MOST_MARKS).optional(),
    })
    .optional(),
  invalidates: { Report: 'params.id', Order: 'params.id' },
  response: Answer,
  errors: ['REPORT_INCOMPLETE'],
});

/** The picture itself, as WebP. Pages show it by its address, so the client's API has no endpoint for it. */
export const showReportPhoto = call({
  method: 'GET',
  path: '/api/orders/:id/reports/:report_id/photos/:angle',
  access: 'user',
  isOpenToViewers: false,
  summary: 'A photograph without its metadata, for the two sides and admins; access by an admin is recorded.',
  params: ThatPhoto,
  query: z.object({ size: z.enum(['thumb', 'full']).default('full') }),
  response: UploadedFile,
});
