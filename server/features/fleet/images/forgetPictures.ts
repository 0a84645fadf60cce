import { z } from 'zod';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { job, queueJob } from '#server/platform/jobs/job.ts';
import { forgetDerived } from '#server/platform/pictures/derivedPictures.ts';
import { forgetFile } from '#server/platform/storage/forgetFile.ts';
import { deletePicture, listUnused } from './imageRepository.ts';

/** Removes the files of pictures that were replaced, removed or went with their car. */
export const forgetPictures = job({
  name: 'forgetPictures',
  isBackground: true,
  payload: z.unknown(),
  cron: '50 1 * * *',
  run: async (_payload, context) => {
    const { db, config } = context;
    const unused = readAll((after) => listUnused(db, after));
    await forEachRow(context, 'forgetPictures', unused, async ({ id, name, storage_key: key }) => {
      await db.transaction().execute(async (transaction) => {
        await deletePicture(transaction, id);
        await queueJob(transaction, forgetFile, { key });
      });
      await forgetDerived(config, name);
    });
  },
});
