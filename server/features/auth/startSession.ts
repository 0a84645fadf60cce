import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Language } from '#contract/domain/values.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { insertSession } from './sessionRepository.ts';
import { apiTokenOf, drawSecret, hashSecret } from './sessionSecrets.ts';

/** The origin of a login, as the list of open sessions shows it. */
export interface Device {
  readonly userAgent: string;
  readonly ip: string;
}

const LONGEST_AGENT = 300;

export function deviceOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Device {
  return { userAgent: headers['user-agent'] ?? '', ip };
}

export interface SessionStart {
  readonly userId: number;
  readonly language: Language;
  readonly device: Device;
  readonly now: Date;
  readonly end: Date;
}

/** A session with a new secret and the one made of it, of which the database stores the hashes. */
export async function startSession(
  db: Kysely<Database>,
  { userId, language, device, now, end }: SessionStart,
): Promise<{ token: string; apiToken: string }> {
  const token = drawSecret();
  const apiToken = apiTokenOf(token, userId);
  await insertSession(db, {
    user_id: userId,
    token_hash: hashSecret(token),
    api_token_hash: hashSecret(apiToken),
    language,
    user_agent: storableAgent(device.userAgent),
    network: shortNetwork(device.ip),
    created_at: now,
    expires_at: end,
  });
  return { token, apiToken };
}

/** A header is bytes in Latin-1, whatever they were meant to be. */
export function storableAgent(userAgent: string): string {
  return userAgent.replaceAll(/[^\x20-\x7E]/g, '').slice(0, LONGEST_AGENT);
}

/** Enough to distinguish home from abroad, too little to identify a household. */
export function shortNetwork(ip: string): string {
  const v4 = /(?:^|:)(\d+\.\d+\.\d+)\.\d+$/.exec(ip)?.[1];
  if (v4 !== undefined) return `${v4}.x`;
  const groups = (ip.split('::')[0] ?? '').split(':').filter((group) => group !== '');
  return groups.length === 0 ? '' : `${groups.slice(0, 3).join(':')}:…`;
}
