import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { EvidenceKey } from '#contract/domain/evidence.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { open, seal } from '#server/platform/crypto/encryption.ts';
import { insertKey, type KeyRow, lockCurrentKey } from './signingRepository.ts';

/** Authenticated with the private half, so that it opens beside its own public half alone. */
export const keyPlace = (publicKey: Buffer): string => `evidence_keys/${fingerprintOf(publicKey)}`;

export const fingerprintOf = (publicKey: Buffer): string => createHash('sha256').update(publicKey).digest('hex');

export interface SigningKey {
  readonly id: number;
  readonly fingerprint: string;
  readonly sign: (bytes: Buffer) => Buffer;
}

type KeyContext = Pick<Context, 'config' | 'clock'>;

/** Made with the first signature; from then on by the job that replaces it. */
export async function readSigningKey(context: KeyContext, transaction: Transaction<Database>): Promise<SigningKey> {
  const known = await lockCurrentKey(transaction);
  if (known !== undefined) return toSigningKey(context, known);
  await makeKey(context, transaction);
  const made = await lockCurrentKey(transaction);
  if (made === undefined) throw new Error('There is no key to sign evidence with.');
  return toSigningKey(context, made);
}

export async function makeKey({ config, clock }: KeyContext, db: Kysely<Database>): Promise<void> {
  const pair = generateKeyPairSync('ed25519');
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' });
  const plain = pair.privateKey.export({ type: 'pkcs8', format: 'der' });
  const sealedKey = seal(config.encryptionKey, keyPlace(publicKey), plain);
  await insertKey(db, { publicKey, sealedKey, at: clock() });
}

function toSigningKey({ config }: KeyContext, { id, public_key, sealed_key }: KeyRow): SigningKey {
  if (sealed_key === null) throw new Error(`The key ${id} was replaced.`);
  const plain = open(config.decryptionKeys, keyPlace(public_key), sealed_key);
  const key: KeyObject = createPrivateKey({ key: plain, type: 'pkcs8', format: 'der' });
  return { id, fingerprint: fingerprintOf(public_key), sign: (bytes) => sign(null, bytes, key) };
}

export const describeKey = ({ public_key, created_at, replaced_at }: KeyRow): EvidenceKey => ({
  fingerprint: fingerprintOf(public_key),
  algorithm: 'Ed25519',
  public_key: public_key.toString('base64'),
  from: created_at.toISOString(),
  until: replaced_at?.toISOString() ?? null,
});
