import { z } from 'zod';
import { personal } from '../privacy.ts';
import { DepositMove } from './claims/orderClaim.ts';
import { Order } from '../calls/orders/orders.ts';
import { Instant } from '../calls/orders/quotes.ts';
import { ReportAngle, ReportKind, ReportMark, ReportSide, Sha256 } from '../calls/orders/reports.ts';

/**
 * The signed records of a trip and the layout of an evidence pack, for the server that makes packs and the tool that
 * checks them. Records and the manifest are canonical JSON; their exact bytes are signed with Ed25519.
 */
export const EVIDENCE_VERSION = 1;

export const photoFormats = ['jpeg', 'png', 'webp'] as const;
export const PhotoFormat = z.enum(photoFormats);
export type PhotoFormat = z.infer<typeof PhotoFormat>;

const base = {
  version: z.literal(EVIDENCE_VERSION),
  order: z.string(),
  /** 1, 2, 3 … within the order. */
  place: z.number().int().positive(),
  /** SHA-256 of the previous record; null of the first. */
  previous: Sha256.nullable(),
  /** Fingerprint of the key that signs it. */
  key: Sha256,
  report_id: z.number().int(),
};

/** The author confirms a report. */
export const ReportRecord = z.strictObject({
  ...base,
  type: z.literal('report'),
  kind: ReportKind,
  made_by: ReportSide,
  made_at: Instant,
  sealed_at: Instant,
  odometer: z.number().int(),
  fuel_eighths: z.number().int(),
  marks: z.array(ReportMark),
  photos: z.array(
    z.strictObject({
      angle: ReportAngle,
      sha256: Sha256,
      taken_at: Instant,
      received_at: Instant,
      bytes: z.number().int(),
      format: PhotoFormat,
    }),
  ),
});
export type ReportRecord = z.infer<typeof ReportRecord>;

/** The other side confirms it, too, with or without remarks. */
export const ConfirmationRecord = z.strictObject({
  ...base,
  type: z.literal('confirmation'),
  report_sha256: Sha256,
  side: ReportSide,
  way: z.enum(['account', 'code']),
  at: Instant,
  remarks: z.string().meta(personal).nullable(),
  marks: z.array(ReportMark),
});
export type ConfirmationRecord = z.infer<typeof ConfirmationRecord>;

export const EvidenceRecord = z.discriminatedUnion('type', [ReportRecord, ConfirmationRecord]);
export type EvidenceRecord = z.infer<typeof EvidenceRecord>;

/** A public key as published and in a pack: SPKI in DER, base64; its fingerprint is the hash of that. */
export const EvidenceKey = z.object({
  fingerprint: Sha256,
  algorithm: z.literal('Ed25519'),
  public_key: z.base64(),
  from: Instant,
  /** When another key replaced it. */
  until: Instant.nullable(),
});
export type EvidenceKey = z.infer<typeof EvidenceKey>;
export const EvidenceKeys = z.object({ keys: z.array(EvidenceKey) });

/** The contents of a pack, except for this file and its signature. */
export const PackManifest = z.strictObject({
  version: z.literal(EVIDENCE_VERSION),
  order: z.string(),
  made_at: Instant,
  key: Sha256,
  /** How many records of the order there were: a pack without the newest ones is incomplete. */
  records: z.number().int(),
  /** Reports whose photographs were deleted by rule before the pack was made. */
  deleted_photos: z.array(z.number().int()),
  files: z.array(z.strictObject({ name: z.string().meta(personal), bytes: z.number().int(), sha256: Sha256 })),
});
export type PackManifest = z.infer<typeof PackManifest>;

export const packNames = {
  manifest: 'manifest.json',
  manifestSignature: 'manifest.sig',
  readme: 'README.txt',
  keys: 'keys.json',
  order: 'order.json',
  messages: 'messages.json',
  summary: 'summary.pdf',
  record: (place: number) => `records/${String(place).padStart(4, '0')}.json`,
  recordSignature: (place: number) => `records/${String(place).padStart(4, '0')}.sig`,
  photo: ({ report_id, kind, made_by }: Pick<ReportRecord, 'report_id' | 'kind' | 'made_by'>, photo: NamedPhoto) =>
    `photos/${kind}-${made_by}-${report_id}/${photo.angle}.${photo.format}`,
} as const;

type NamedPhoto = Pick<ReportRecord['photos'][number], 'angle' | 'format'>;

/** An order as both of its sides can see it: `tools/recomputeQuote.ts` computes its price again from this. */
export const SharedOrder = Order.pick({
  number: true,
  status: true,
  car: true,
  from: true,
  to: true,
  days: true,
  city: true,
  total: true,
  payment: true,
  prepaid: true,
  ordered_at: true,
  client: true,
  owner: true,
  items: true,
  price_inputs: true,
  terms: true,
  deposit: true,
  rate: true,
  pick_up: true,
  cancelled_by: true,
  events: true,
  // Packs that were made before deposits were counted have none.
}).extend({ deposit_moves: z.array(DepositMove).default([]) });
export type SharedOrder = z.infer<typeof SharedOrder>;
