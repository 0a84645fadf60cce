import type { Config } from '#server/config.ts';
import { sealedColumns } from '#server/features/profile/sealedNumbersRepository.ts';
import { open } from '#server/platform/crypto/encryption.ts';
import { askAt } from '../startCluster.ts';

/** How many account, identity and tax numbers a database has, and how many of them open with these keys. */
export async function openSealed(
  url: string,
  { decryptionKeys }: Pick<Config, 'decryptionKeys'>,
): Promise<{ opened: number; sealed: number }> {
  let [opened, sealed] = [0, 0];
  for (const { table, column, place } of sealedColumns) {
    const user =
      table === 'payouts' || table === 'orders' ? '(select user_id from owners o where o.id = owner_id)' : 'user_id';
    const rows = await askAt<{ user_id: number; value: Buffer }>(
      url,
      `select ${user} as user_id, ${column} as value from ${table} where ${column} is not null`,
    );
    sealed += rows.length;
    opened += rows.filter(({ user_id, value }) => {
      try {
        return open(decryptionKeys, `${place}/${user_id}`, value).length > 0;
      } catch {
        return false;
      }
    }).length;
  }
  return { opened, sealed };
}
