import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { EVIDENCE_VERSION, type EvidenceRecord } from '#contract/domain/evidence.ts';
import { sortedJson } from '#contract/domain/sortedJson.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { findLastRecord, insertRecord } from './recordRepository.ts';
import { readSigningKey } from './signingKey.ts';

/** What a record says, without its place in the chain. */
type Link = 'version' | 'order' | 'place' | 'previous' | 'key';
export type SaidRecord = EvidenceRecord extends infer Each
  ? Each extends EvidenceRecord
    ? Omit<Each, Link>
    : never
  : never;

/** Signs the next record of an order whose row the transaction holds, so that the chain has one end. */
export async function appendRecord(
  context: Pick<Context, 'config' | 'clock'>,
  transaction: Transaction<Database>,
  order: { readonly id: number; readonly number: string },
  said: SaidRecord,
): Promise<void> {
  const last = await findLastRecord(transaction, order.id);
  const key = await readSigningKey(context, transaction);
  const place = (last?.place ?? 0) + 1;
  const content = sortedJson({
    ...said,
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
    report_id: said.report_id,
    content,
    sha256: createHash('sha256').update(bytes).digest(),
    key_id: key.id,
    signature: key.sign(bytes),
  });
}
