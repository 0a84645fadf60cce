import { z } from 'zod';
import { rewrapKey } from '#server/platform/crypto/fileSeal.ts';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { job } from '#server/platform/jobs/job.ts';
import { documentPlace } from './documentPlace.ts';
import { listWrappedKeys, replaceWrappedKey } from './documentRepository.ts';

const AT_ONCE = 500;

/** Puts the keys of documents under the current key; afterwards a replaced one is not needed for them any more. */
export const rewrapKeys = job({
  name: 'rewrapKeys',
  isBackground: true,
  payload: z.unknown(),
  cron: '50 2 * * *',
  run: async (_payload, context) => {
    const { config, db } = context;
    const documents = readAll((after) => listWrappedKeys(db, after, AT_ONCE));
    await forEachRow(context, 'rewrapKeys', documents, async ({ id, user_id, kind, wrapped_key: was }) => {
      const becomes = was && rewrapKey(config.decryptionKeys, documentPlace(user_id, kind), was);
      if (was !== null && becomes !== null) await replaceWrappedKey(db, id, was, becomes);
    });
  },
});
