import { EvidenceRecord, type PackManifest, packNames, type ReportRecord } from '#contract/domain/evidence.ts';
import { sortedJson } from '#contract/domain/sortedJson.ts';
import { isSignedBy, type Keys } from './evidenceKeys.ts';
import { sha256Of } from './sha256Of.ts';

type Files = ReadonlyMap<string, Buffer>;

/** Every record is signed, refers to the one before it, and matches the photographs and reports in the pack. */
export function checkRecords(
  files: Files,
  manifest: PackManifest,
  keys: Keys,
  problems: string[],
): readonly EvidenceRecord[] {
  const records: EvidenceRecord[] = [];
  const hashes = new Map<number, string>();
  const photos = new Set<string>();
  let previous: string | null = null;
  for (let place = 1; place <= manifest.records; place += 1) {
    const name = packNames.record(place);
    const bytes = files.get(name);
    const record = bytes && readRecord(name, bytes, problems);
    if (bytes === undefined || record === undefined) {
      if (bytes === undefined) problems.push(`${name}: it is missing`);
      return records;
    }
    const wrong = (field: string, found: unknown, expected: unknown) => {
      if (found !== expected) problems.push(`${name}: ${field} is ${String(found)}, not ${String(expected)}`);
    };
    wrong('order', record.order, manifest.order);
    wrong('place', record.place, place);
    wrong('previous', record.previous, previous);
    const signature = packNames.recordSignature(place);
    if (!isSignedBy(keys, record.key, bytes, files.get(signature)))
      problems.push(`${signature}: it is no signature of ${name} by the key ${record.key}`);
    previous = sha256Of(bytes);
    if (record.type === 'report') {
      hashes.set(record.report_id, previous);
      for (const photo of checkPhotos(files, manifest, record, problems)) photos.add(photo);
    } else wrong('report_sha256', record.report_sha256, hashes.get(record.report_id));
    records.push(record);
  }
  for (const name of files.keys())
    if (name.startsWith('photos/') && !photos.has(name)) problems.push(`${name}: no record announces it`);
  return records;
}

function readRecord(name: string, bytes: Buffer, problems: string[]): EvidenceRecord | undefined {
  let content: unknown;
  try {
    content = JSON.parse(bytes.toString());
  } catch {
    content = undefined;
  }
  const parsed = EvidenceRecord.safeParse(content);
  if (!parsed.success) problems.push(`${name}: ${parsed.error.issues[0]?.path.join('.') ?? ''} is not as in a record`);
  else if (bytes.toString() !== sortedJson(parsed.data)) problems.push(`${name}: it is not in its canonical form`);
  return parsed.data;
}

/** The names of those that must be there. */
function checkPhotos(files: Files, manifest: PackManifest, record: ReportRecord, problems: string[]): string[] {
  if (manifest.deleted_photos.includes(record.report_id)) return [];
  return record.photos.map((photo) => {
    const name = packNames.photo(record, photo);
    const bytes = files.get(name);
    if (bytes === undefined) problems.push(`${name}: it is missing`);
    else if (sha256Of(bytes) !== photo.sha256)
      problems.push(`${name}: SHA-256 is ${sha256Of(bytes)}, ${photo.sha256} was announced when it was taken`);
    return name;
  });
}
