import {
  type EvidenceKey,
  EvidenceKeys,
  type EvidenceRecord,
  PackManifest,
  packNames,
  SharedOrder,
} from '#contract/domain/evidence.ts';
import { sortedJson } from '#contract/domain/sortedJson.ts';
import { sha256Of } from './sha256Of.ts';
import type { z } from 'zod';
import { checkRecords } from './checkRecords.ts';
import { isSignedBy, type Keys, readKeys } from './evidenceKeys.ts';
import { readZip } from './readZip.ts';

export interface Check {
  /** A summary of what was checked, in one line. */
  readonly checked: string;
  /** The differences, each with its location; empty where every byte is as signed. */
  readonly problems: readonly string[];
}

/** Checks every byte of a pack; `published` are the keys that the marketplace publishes. */
export function checkPack(zip: Buffer, published: unknown): Check {
  const { files, problems: ofZip } = readZip(zip);
  const problems = [...ofZip];
  if (files.size === 0) return { checked: '', problems };
  const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> | undefined => {
    const parsed = schema.safeParse(parse(files.get(name)));
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      problems.push(
        `${name}: ${files.has(name) ? `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim() : 'it is missing'}`,
      );
    }
    return parsed.data;
  };
  const keys = readKeys(read(packNames.keys, EvidenceKeys)?.keys ?? [], problems);
  const manifest = read(packNames.manifest, PackManifest);
  const order = read(packNames.order, SharedOrder);
  if (manifest === undefined) return { checked: '', problems };

  checkManifest(files, manifest, keys, problems);
  if (order !== undefined && order.number !== manifest.order)
    problems.push(`${packNames.order}: number is ${order.number}, the manifest is of ${manifest.order}`);
  const records = checkRecords(files, manifest, keys, problems);
  const used = [manifest.key, ...records.map(({ key }) => key)];
  const isPublished = published !== undefined && checkPublished(published, keys, used, problems);
  return { checked: describe(manifest, records, isPublished), problems };
}

function parse(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(bytes?.toString() ?? '');
  } catch {
    return undefined;
  }
}

/** The pack has exactly the signed files, with the signed content. */
function checkManifest(
  files: ReadonlyMap<string, Buffer>,
  manifest: PackManifest,
  keys: Keys,
  problems: string[],
): void {
  const bytes = files.get(packNames.manifest) ?? Buffer.alloc(0);
  if (bytes.toString() !== sortedJson(manifest))
    problems.push(`${packNames.manifest}: it is not in its canonical form`);
  if (!isSignedBy(keys, manifest.key, bytes, files.get(packNames.manifestSignature)))
    problems.push(
      `${packNames.manifestSignature}: it is no signature of ${packNames.manifest} by the key ${manifest.key}`,
    );
  const named = new Map(manifest.files.map((file) => [file.name, file]));
  for (const [name, content] of files) {
    const signed = named.get(name);
    if (name === packNames.manifest || name === packNames.manifestSignature) continue;
    if (signed === undefined) problems.push(`${name}: the manifest does not name it`);
    else if (signed.bytes !== content.length)
      problems.push(`${name}: ${content.length} bytes, ${signed.bytes} were signed`);
    else if (signed.sha256 !== sha256Of(content))
      problems.push(`${name}: SHA-256 is ${sha256Of(content)}, ${signed.sha256} was signed`);
  }
  for (const name of named.keys()) if (!files.has(name)) problems.push(`${name}: it is missing`);
}

/** A forged pack can be signed with a key of its author: only the published keys prove the origin. */
function checkPublished(published: unknown, keys: Keys, used: readonly string[], problems: string[]): boolean {
  const parsed = EvidenceKeys.safeParse(published);
  if (!parsed.success) {
    problems.push('the published keys: this is no list of keys');
    return false;
  }
  const known = new Map(parsed.data.keys.map((key: EvidenceKey) => [key.fingerprint, key.public_key]));
  for (const fingerprint of new Set(used))
    if (known.get(fingerprint) !== keys.get(fingerprint)?.public_key)
      problems.push(`${packNames.keys}: the key ${fingerprint} is not among the published ones`);
  return true;
}

function describe(manifest: PackManifest, records: readonly EvidenceRecord[], isPublished: boolean): string {
  const photos = manifest.files.filter(({ name }) => name.startsWith('photos/')).length;
  const types = records.map((record) =>
    record.type === 'report' ? `${record.kind} by ${record.made_by}` : `confirmed by ${record.side}`,
  );
  const deleted = manifest.deleted_photos.length === 0 ? '' : ', photographs of others were deleted by rule before';
  const trust = isPublished
    ? 'The keys are among the published ones.'
    : `The keys are those in the pack: compare ${manifest.key} with the published ones.`;
  return `${manifest.order}: files ${manifest.files.length + 2}, photographs ${photos}${deleted}, records ${records.length}${types.length === 0 ? '' : ` (${types.join(', ')})`}. Every byte is as it was signed on ${manifest.made_at}, and the chain is whole. ${trust}`;
}
