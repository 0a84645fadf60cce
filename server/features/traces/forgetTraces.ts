import { z } from 'zod';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { job } from '#server/platform/jobs/job.ts';
import { retentionBegin } from './retention.ts';
import { deleteTrace, listOldTraces } from './tracesRepository.ts';

const AT_ONCE = 500;

/** Reports whose time is over: file, notes and all. They are not shown meanwhile. */
export const forgetTraces = job({
  name: 'forgetTraces',
  isBackground: true,
  payload: z.unknown(),
  cron: '12 * * * *',
  run: async (_payload, context) => {
    const { db, clock } = context;
    const before = retentionBegin(clock());
    const old = readAll((after) => listOldTraces(db, before, after, AT_ONCE));
    await forEachRow(context, 'forgetTraces', old, ({ id }) => deleteTrace(db, id));
  },
});
