import type { ParsedBodyOf } from '#contract/call.ts';
import type { addTraceNote as call, TraceNote } from '#contract/calls/traces.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { describeNotes } from './describeTrace.ts';
import { retentionBegin } from './retention.ts';
import { listNoteRows } from './traceNotesRepository.ts';
import { lockTrace } from './tracesRepository.ts';
import { writeNote } from './writeNote.ts';

/** Writes a note to one of the steps that the file has. */
export async function addTraceNote(
  context: Context,
  actor: Actor,
  id: number,
  { step, text }: ParsedBodyOf<typeof call>,
): Promise<TraceNote> {
  return context.db.transaction().execute(async (transaction) => {
    const report = await lockTrace(transaction, id, retentionBegin(context.clock()));
    if (report === undefined) throw new ApiError(404, 'NOT_FOUND');
    if (step > report.count) throw new FieldError({ step: { key: 'tooBig', values: { limit: report.count } } });
    const noteId = await writeNote(context, transaction, report, { actor, step, text });
    const notes = describeNotes(context.config, report.number, await listNoteRows(transaction, id));
    const written = notes.find((note) => note.id === noteId);
    if (written === undefined) throw new Error('A note does not open that was sealed a moment ago.');
    return written;
  });
}
