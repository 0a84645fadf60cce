import type { ResponseOf } from '#contract/call.ts';
import type { openTracePerson } from '#contract/calls/traces.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { retentionBegin } from './retention.ts';
import { findPerson, lockTrace } from './tracesRepository.ts';

/** The sender of a report. Every request is recorded. */
export async function openPerson(
  { db, clock }: Context,
  actor: Actor,
  id: number,
): Promise<ResponseOf<typeof openTracePerson>['person']> {
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    const report = await lockTrace(transaction, id, retentionBegin(now));
    if (report === undefined || report.user_id === null) throw new ApiError(404, 'NOT_FOUND');
    const person = await findPerson(transaction, report.user_id);
    if (person === undefined) throw new ApiError(404, 'NOT_FOUND');
    await recordAudit(transaction, {
      at: now,
      actorUserId: actor.userId,
      action: 'trace_person_opened',
      subjectUserId: person.id,
      details: { report: report.number },
    });
    return person;
  });
}
