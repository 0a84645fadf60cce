import type { ResponseOf, ParsedQueryOf } from '#contract/call.ts';
import type { getTrace as getTraceCall, listTraces as listTracesCall } from '#contract/calls/traces.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { describeNotes, describeTrace } from './describeTrace.ts';
import { retentionBegin } from './retention.ts';
import { listNoteRows } from './traceNotesRepository.ts';
import { beginningsOf } from './traceNumber.ts';
import { findFile, findTrace, countTraces, listTraceRows } from './tracesRepository.ts';
import { openTrace } from './traceSeal.ts';

/** Opens a report. Recorded first, so that no view is missing in the audit log, which does not say whose report it is. */
export async function getTrace(
  { config, db, clock }: Context,
  actor: Actor,
  id: number,
): Promise<Omit<ResponseOf<typeof getTraceCall>, 'status'>> {
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

const PAGE_SIZE = 20;

export async function listTraces(
  { config, db, clock }: Pick<Context, 'config' | 'db' | 'clock'>,
  { q = '', state, page }: ParsedQueryOf<typeof listTracesCall>,
): Promise<Omit<ResponseOf<typeof listTracesCall>, 'status'>> {
  const after = retentionBegin(clock());
  const filter = { after, state, beginnings: q.trim() === '' ? null : beginningsOf(q) };
  const rows = await listTraceRows(db, filter, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  const counts = await countTraces(db, { after, state: undefined, beginnings: null });
  const found = filter.beginnings === null ? counts : await countTraces(db, filter);
  return {
    traces: rows.map((row) => describeTrace(config, row)),
    counts,
    page,
    page_size: PAGE_SIZE,
    total: state === undefined ? found.new + found.open + found.solved : found[state],
  };
}
