import type { ResponseOf } from '#contract/call.ts';
import type { getTrace as call } from '#contract/calls/traces.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { describeNotes, describeTrace } from './describeTrace.ts';
import { retentionBegin } from './retention.ts';
import { listNoteRows } from './traceNotesRepository.ts';
import { findFile, findTrace } from './tracesRepository.ts';
import { openTrace } from './traceSeal.ts';

/** Opens a report. Recorded first, so that no view is missing in the audit log, which does not say whose report it is. */
export async function getTrace(
  { config, db, clock }: Context,
  actor: Actor,
  id: number,
): Promise<Omit<ResponseOf<typeof call>, 'status'>> {
  const row = await findTrace(db, id, retentionBegin(clock()));
  if (row === undefined) throw new ApiError(404, 'NOT_FOUND');
  await recordAudit(db, {
    at: clock(),
    actorUserId: actor.userId,
    action: 'trace_opened',
    subjectUserId: null,
    details: { report: row.number },
  });
  const sealed = await findFile(db, id);
  if (sealed === undefined) throw new ApiError(404, 'NOT_FOUND');
  return {
    report: describeTrace(config, row),
    trace: await openTrace(config.decryptionKeys, row.number, sealed),
    notes: describeNotes(config, row.number, await listNoteRows(db, id)),
  };
}
