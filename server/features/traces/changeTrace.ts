import type { ParsedBodyOf, ResponseOf } from '#contract/call.ts';
import type { changeTrace as call } from '#contract/calls/traces.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { describeNotes, describeTrace } from './describeTrace.ts';
import { retentionBegin } from './retention.ts';
import { listNoteRows } from './traceNotesRepository.ts';
import { findTrace, lockTrace, updateState } from './tracesRepository.ts';
import { writeNote } from './writeNote.ts';

/** Gives a report a state, and with it a handler, or a note that is of no step. */
export async function changeTrace(
  context: Context,
  actor: Actor,
  id: number,
  { state, note }: ParsedBodyOf<typeof call>,
): Promise<Omit<ResponseOf<typeof call>, 'status'>> {
  const { config, db, clock } = context;
  const now = clock();
  const after = retentionBegin(now);
  return db.transaction().execute(async (transaction) => {
    const report = await lockTrace(transaction, id, after);
    if (report === undefined) throw new ApiError(404, 'NOT_FOUND');
    if (note !== undefined) await writeNote(context, transaction, report, { actor, step: null, text: note });
    if (state !== undefined && state !== report.state) {
      await updateState(transaction, id, { state, handledBy: actor.userId });
      await recordAudit(transaction, {
        at: now,
        actorUserId: actor.userId,
        action: 'trace_changed',
        subjectUserId: null,
        details: { report: report.number, state: { before: report.state, after: state } },
      });
    }
    const row = await findTrace(transaction, id, after);
    if (row === undefined) throw new ApiError(404, 'NOT_FOUND');
    const notes = describeNotes(config, row.number, await listNoteRows(transaction, id));
    return { report: describeTrace(config, row), notes };
  });
}
