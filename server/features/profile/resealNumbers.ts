import { z } from 'zod';
import { headerOf, open, seal } from '#server/platform/crypto/encryption.ts';
import { forEachRow } from '#server/platform/jobs/forEachRow.ts';
import { job } from '#server/platform/jobs/job.ts';
import { readSealedOtherwise, replaceSealed, sealedColumns } from './sealedNumbersRepository.ts';

/**
 * Puts bank accounts, numbers of persons, companies and taxpayers, and secrets of second factors under the current key;
 * afterwards a replaced one is not needed for them any more.
 */
export const resealNumbers = job({
  name: 'resealNumbers',
  isBackground: true,
  payload: z.unknown(),
  cron: '0 3 * * *',
  run: async (_payload, context) => {
    const { db, config } = context;
    const { encryptionKey, decryptionKeys } = config;
    for (const column of sealedColumns) {
      const values = readSealedOtherwise(db, column, headerOf(encryptionKey));
      await forEachRow(context, 'resealNumbers', values, async (value) => {
        const place = `${column.place}/${value.user_id}`;
        const plain = open(decryptionKeys, place, value.sealed);
        await replaceSealed(db, column, value, seal(encryptionKey, place, plain));
      });
    }
  },
});
