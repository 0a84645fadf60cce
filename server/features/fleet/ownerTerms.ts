import type { Kysely } from 'kysely';
import type { ResponseOf } from '#contract/call.ts';
import type { getFleetTerms } from '#contract/calls/fleet/fleetTerms.ts';
import type { TermsChange } from '#contract/domain/terms.ts';
import { usualTerms } from '#contract/domain/terms/termsOf.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { mergeTerms } from '#contract/domain/terms/mergeTerms.ts';
import { auditTerms } from './auditTerms.ts';
import type { Editor, FleetContext } from './carView.ts';
import { lockOwner } from '#server/platform/db/userRepository.ts';
import { findOwnerTerms, writeOwnerTerms } from './ownerTermsRepository.ts';

type Answer = ResponseOf<typeof getFleetTerms>;

export async function getTerms(db: Kysely<Database>, ownerId: number): Promise<Answer> {
  return { status: 'success', terms: await findOwnerTerms(db, ownerId), usual_terms: usualTerms(null) };
}

/** Cars without terms of their own follow at once. */
export async function updateTerms(
  { db, clock }: Pick<FleetContext, 'db' | 'clock'>,
  { ownerId, userId }: Pick<Editor, 'ownerId' | 'userId'>,
  sent: TermsChange,
): Promise<Answer> {
  return db.transaction().execute(async (transaction) => {
    // Each adds to what the other wrote.
    await lockOwner(transaction, ownerId);
    const before = await findOwnerTerms(transaction, ownerId);
    const terms = mergeTerms(before, sent);
    const at = clock();
    await writeOwnerTerms(transaction, ownerId, { terms, at });
    await auditTerms(transaction, { userId, at, carId: null, before, after: terms });
    return getTerms(transaction, ownerId);
  });
}
