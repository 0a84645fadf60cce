import type { Config } from '#server/config.ts';
import { open } from '#server/platform/crypto/encryption.ts';
import { askAt } from '../startCluster.ts';

/** How many of the account numbers of owners a database has, and how many of them open with the keys of the settings. */
export async function openSealed(url: string, { decryptionKeys }: Config): Promise<{ opened: number; sealed: number }> {
  const rows = await askAt<{ user_id: number; iban_encrypted: Buffer }>(
    url,
    'select user_id, iban_encrypted from owners where iban_encrypted is not null',
  );
  const opened = rows.filter(({ user_id, iban_encrypted }) => {
    try {
      return open(decryptionKeys, `owners.iban/${user_id}`, iban_encrypted).length > 0;
    } catch {
      return false;
    }
  });
  return { opened: opened.length, sealed: rows.length };
}
