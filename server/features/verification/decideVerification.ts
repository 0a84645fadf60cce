import type { Transaction } from 'kysely';
import type { Verdict, Verification } from '#contract/calls/verification/documents.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { queueJob } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/sendMail.ts';
import { type DocumentRow, listDocuments, setVerdict } from './documentRepository.ts';
import { describePerson } from './listVerifications.ts';
import { findPerson, lockSentVerification, updateVerification } from './verificationRepository.ts';
import { stateOf } from './verificationState.ts';

/**
 * Decides about every waiting document, and informs the client. The request names the documents, so that no admin approves
 * an unseen picture: if one was replaced meanwhile, or another admin has decided, it is a conflict.
 */
export async function decideVerification(
  { db, clock }: Context,
  actor: Actor,
  userId: number,
  verdicts: readonly Verdict[],
): Promise<Verification> {
  // As with claims and refunds: nobody decides for themselves.
  if (userId === actor.userId) throw new ApiError(409, 'OWN_ACCOUNT');
  verdicts.forEach((verdict, index) => {
    const saysWhy = verdict.is_approved || verdict.reason !== 'other' || (verdict.comment ?? '') !== '';
    if (!saysWhy) throw new FieldError({ [`documents.${index}.comment`]: 'required' });
  });
  return db.transaction().execute(async (transaction) => {
    const verification = await lockSentVerification(transaction, userId);
    const person = await findPerson(transaction, userId);
    if (verification === undefined || person === undefined) throw new ApiError(404, 'NOT_FOUND');
    const waiting = (await listDocuments(transaction, [userId])).filter(({ status }) => status === 'pending');
    if (verification.status !== 'pending' || !areSame(waiting, verdicts)) throw new ApiError(409, 'CONFLICT');
    for (const verdict of verdicts) await applyVerdict(transaction, actor, clock(), userId, verdict, waiting);
    const documents = await listDocuments(transaction, [userId]);
    const decided = { status: stateOf(documents), submitted_at: null, decided_at: clock() };
    await updateVerification(transaction, userId, decided);
    await mailClient(transaction, userId, person, documents);
    return describePerson({ ...person, ...decided }, documents);
  });
}

function areSame(waiting: readonly DocumentRow[], verdicts: readonly Verdict[]): boolean {
  const ids = new Set(verdicts.map(({ id }) => id));
  return ids.size === verdicts.length && ids.size === waiting.length && waiting.every(({ id }) => ids.has(id));
}

async function applyVerdict(
  transaction: Transaction<Database>,
  actor: Actor,
  now: Date,
  userId: number,
  verdict: Verdict,
  waiting: readonly DocumentRow[],
): Promise<void> {
  const { id, is_approved: isApproved } = verdict;
  const reason = isApproved ? null : verdict.reason;
  await setVerdict(transaction, id, {
    status: isApproved ? 'approved' : 'rejected',
    reason,
    comment: isApproved ? null : (verdict.comment ?? '') || null,
    decided_at: now,
  });
  await recordAudit(transaction, {
    at: now,
    actorUserId: actor.userId,
    action: isApproved ? 'verification_image_approved' : 'verification_image_rejected',
    subjectUserId: userId,
    details: { id, kind: waiting.find((document) => document.id === id)?.kind ?? null, reason },
  });
}

/** The comment stays on the site: mails contain no typed text. */
async function mailClient(
  transaction: Transaction<Database>,
  userId: number,
  { email, language }: { readonly email: string; readonly language: 'en' | 'ka' | 'ru' },
  documents: readonly DocumentRow[],
): Promise<void> {
  const rejected = documents.flatMap(({ kind, reason }) => (reason === null ? [] : [{ kind, reason }]));
  await queueJob(transaction, sendMail, {
    to: email,
    user_id: userId,
    language,
    content: { kind: 'verification', rejected },
  });
}
