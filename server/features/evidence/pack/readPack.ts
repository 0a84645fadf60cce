import { sharp } from '#server/platform/pictures/sharp.ts';
import type { Report } from '#contract/calls/orders/reports.ts';
import {
  type SharedOrder,
  EVIDENCE_VERSION,
  type PackManifest,
  packNames,
  ReportRecord,
} from '#contract/domain/evidence.ts';
import { sortedJson } from '#contract/domain/sortedJson.ts';
import type { Context } from '#server/context.ts';
import { readReports } from '../readReports.ts';
import type { ReportedOrder } from '../reportedOrder.ts';
import { listReportRows } from '../reportRepository.ts';
import { openPhoto } from '../showPhoto.ts';
import { listKeys, listRecords } from '../signing/signingRepository.ts';
import type { RecordRow } from '../signing/signingRepository.ts';
import { describeKey, readSigningKey } from '../signing/signingKey.ts';
import { listLanguages, listMessageHashes } from './messageHashRepository.ts';
import { fileOf, jsonFile, type PackFile, sha256Of } from './packFile.ts';
import { summaryPdf, type Thumb } from './summaryPdf.ts';

interface Readme {
  readonly number: string;
  readonly publicUrl: string;
}

/** For readers of the pack: what is in it, and how to verify it without us. */
const readmeText = ({ number, publicUrl }: Readme): string => `Evidence of the order ${number}, made by Gza.

records/       what both sides said about the state of the car, one after another. Each record names the SHA-256 of
               the one before it; beside it is its Ed25519 signature in base64, made over the very bytes of the record.
photos/        the photographs as they came from the phone, byte for byte. Their hashes stand in the records. They may
               hold where and with what they were taken: pass them on only to whom that concerns.
order.json     the order as both sides may see it; its price can be made again with tools/recomputeQuote.ts.
messages.json  SHA-256 of each message (UTF-8) that the two sides wrote each other about the car, not its words; null
               where its author has deleted the account since.
summary.pdf    the same for people. What counts are the records.
keys.json      the public keys, which are also published at ${publicUrl}/api/evidence-keys.json
manifest.json  every file of this pack with its size and SHA-256, signed in manifest.sig.

To check every byte, without a network:
  npm run verify-evidence -- FILE.zip keys.json
where keys.json is what was published at the address above. Without it the key in the pack is believed.
`;

/** More than two people write about one car. */
const MOST_MESSAGES = 5_000;

/** Everything that is in the pack of an order, the signed list of it first. */
export async function readPack(
  context: Context,
  order: ReportedOrder,
  shared: SharedOrder,
): Promise<readonly PackFile[]> {
  const { config, db, clock } = context;
  const records = await listRecords(db, order.id);
  const reports = (await readReports(db, await listReportRows(db, order.id))).filter(
    ({ state }) => state === 'sealed' || state === 'complete',
  );
  const messages = await listMessageHashes(db, order.id, MOST_MESSAGES);
  const languages = await listLanguages(db, [order.client_user_id, order.owner_user_id]);
  const thumbs = await readThumbs(context, reports);
  const key = await db.transaction().execute((transaction) => readSigningKey(context, transaction));
  const files: PackFile[] = [
    fileOf(packNames.readme, Buffer.from(readmeText({ number: order.number, publicUrl: config.publicUrl }))),
    jsonFile(packNames.keys, { keys: (await listKeys(db)).map(describeKey) }),
    jsonFile(packNames.order, shared),
    jsonFile(packNames.messages, { messages }),
    fileOf(packNames.summary, await summaryPdf({ order: shared, reports, thumbs, languages })),
    ...records.flatMap(recordFiles),
    ...records.flatMap((record) => photoFiles(context, record, reports)),
  ];
  const manifest: PackManifest = {
    version: EVIDENCE_VERSION,
    order: order.number,
    made_at: clock().toISOString(),
    key: key.fingerprint,
    records: records.length,
    deleted_photos: reports.filter(({ photos_deleted_at }) => photos_deleted_at !== null).map(({ id }) => id),
    files: files.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 })),
  };
  const bytes = Buffer.from(sortedJson(manifest));
  const signature = Buffer.from(key.sign(bytes).toString('base64'));
  return [fileOf(packNames.manifest, bytes), fileOf(packNames.manifestSignature, signature), ...files];
}

const recordFiles = ({ place, content, signature }: RecordRow): PackFile[] => [
  fileOf(packNames.record(place), Buffer.from(content)),
  fileOf(packNames.recordSignature(place), Buffer.from(signature.toString('base64'))),
];

function photoFiles(context: Context, { content }: RecordRow, reports: readonly Report[]): PackFile[] {
  const record = ReportRecord.safeParse(JSON.parse(content)).data;
  const report = reports.find(({ id }) => id === record?.report_id);
  if (record === undefined || report === undefined || report.photos_deleted_at !== null) return [];
  return record.photos.map((photo) => ({
    name: packNames.photo(record, photo),
    bytes: photo.bytes,
    sha256: photo.sha256,
    read: async () => {
      const bytes = await openPhoto(context, record.report_id, photo.angle, 'original');
      if (bytes === null || sha256Of(bytes) !== photo.sha256)
        throw new Error(`The photograph ${photo.angle} of report ${record.report_id} is not what was announced.`);
      return bytes;
    },
  }));
}

/** PDF knows JPEG alone. */
async function readThumbs(context: Context, reports: readonly Report[]): Promise<Thumb[]> {
  const thumbs: Thumb[] = [];
  for (const report of reports)
    for (const { angle, thumb_url } of report.photos) {
      const webp = thumb_url === null ? null : await openPhoto(context, report.id, angle, 'thumb');
      if (webp === null) continue;
      const jpeg = await sharp(webp)
        .resize({ width: 310, height: 232, fit: 'inside' })
        .jpeg({ quality: 70 })
        .toBuffer();
      thumbs.push({ report, angle, jpeg });
    }
  return thumbs;
}
