import { z } from 'zod';
import { rewrapKey } from '#server/encryption/fileSeal.ts';
import { job } from '#server/jobs/job.ts';
import { documentPlace } from './documentPlace.ts';
import { listWrappedKeys, replaceWrappedKey } from './documentRepository.ts';

const AT_ONCE = 500;

/** Puts the keys of documents under the current key; afterwards a replaced one is not needed for them any more. */
export const rewrapKeys = job({
  name: 'rewrapKeys',
  payload: z.unknown(),
  cron: '50 2 * * *',
  run: async (_payload, { config, db }) => {
    for (let afterId = 0; ;) {
      const rows = await listWrappedKeys(db, afterId, AT_ONCE);
      for (const { id, user_id, kind, wrapped_key: was } of rows) {
        const becomes = was && rewrapKey(config.decryptionKeys, documentPlace(user_id, kind), was);
        if (was !== null && becomes !== null) await replaceWrappedKey(db, id, was, becomes);
      }
      const last = rows.at(-1);
      if (last === undefined) return;
      afterId = last.id;
    }
  },
});
