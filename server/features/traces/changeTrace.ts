import type { Kysely } from 'kysely';
import type { ParsedBodyOf, ResponseOf } from '#contract/call.ts';
import type {
  changeTrace as changeTraceCall,
  addTraceNote as addTraceNoteCall,
  TraceNote,
} from '#contract/calls/traces.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { describeNotes, describeTrace } from './describeTrace.ts';
import { retentionBegin } from './retention.ts';
import { listNoteRows, countNotes, insertNote } from './traceNotesRepository.ts';
import { sealText, staffNotePlace } from './traceSeal.ts';
import { findTrace, lockTrace, updateState } from './tracesRepository.ts';

/** Gives a report a state, and with it a handler, or a note that is of no step. */
export async function changeTrace(
  context: Context,
  actor: Actor,
  id: number,
  { state, note }: ParsedBodyOf<typeof changeTraceCall>,
): Promise<Omit<ResponseOf<typeof changeTraceCall>, 'status'>> {
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

/** Writes a note to one of the steps that the file has. */
export async function addTraceNote(
  context: Context,
  actor: Actor,
  id: number,
  { step, text }: ParsedBodyOf<typeof addTraceNoteCall>,
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

const MOST_NOTES = 200;

/** In a transaction that holds the report, so that no note comes past the bound. */
async function writeNote(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  transaction: Kysely<Database>,
  { id, number }: { readonly id: number; readonly number: string },
  { actor, step, text }: { readonly actor: Actor; readonly step: number | null; readonly text: string },
): Promise<number> {
  if ((await countNotes(transaction, id)) >= MOST_NOTES) throw new ApiError(409, 'LIMIT_REACHED');
  return insertNote(transaction, {
    trace_id: id,
    step,
    text_sealed: sealText(config.encryptionKey, staffNotePlace(number), text),
    author_id: actor.userId,
    at: clock(),
  });
}
