import { z } from 'zod';
import { isSealedWith, open, seal } from '#server/platform/crypto/encryption.ts';
import { rewrapKey } from '#server/platform/crypto/fileSeal.ts';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { job } from '#server/platform/jobs/job.ts';
import { filePlace } from './filePlace.ts';
import { listFiles, replaceFileKey } from './photoRepository.ts';
import { listKeys, replaceSealedKey } from './signing/signingRepository.ts';
import { keyPlace } from './signing/signingKey.ts';

const AT_ONCE = 500;

/** Puts the keys of photographs and the one that signs under the current key; afterwards a replaced one is not needed. */
export const rewrapReportKeys = job({
  name: 'rewrapReportKeys',
  isBackground: true,
  payload: z.unknown(),
  cron: '55 2 * * *',
  run: async (_payload, context) => {
    const { config, db } = context;
    const { encryptionKey, decryptionKeys } = config;
    const files = readAll((after) => listFiles(db, after, AT_ONCE));
    await forEachRow(context, 'rewrapReportKeys', files, async ({ id, report_id, angle, size, wrapped_key: was }) => {
      const becomes = rewrapKey(decryptionKeys, filePlace(report_id, angle, size), was);
      if (becomes !== null) await replaceFileKey(db, id, was, becomes);
    });
    const keys = await listKeys(db);
    await forEachRow(context, 'rewrapReportKeys', keys, async ({ id, public_key, sealed_key: was }) => {
      if (was === null || isSealedWith(encryptionKey, was)) return;
      const plain = open(decryptionKeys, keyPlace(public_key), was);
      await replaceSealedKey(db, id, was, seal(encryptionKey, keyPlace(public_key), plain));
    });
  },
});
