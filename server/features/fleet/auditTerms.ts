import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { SomeTerms, TermsField } from '#contract/domain/terms.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Database } from '#server/platform/db/schema.ts';

interface Writing {
  readonly userId: number;
  readonly at: Date;
  /** Null: the terms of the owner, for all cars without their own. */
  readonly carId: number | null;
  readonly before: SomeTerms;
  readonly after: SomeTerms;
}

const textOf = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** The terms shown to renters before and now, field by field: terms are numbers and codes without free text. */
export async function auditTerms(db: Kysely<Database>, { userId, at, carId, before, after }: Writing): Promise<void> {
  // Both are objects of terms, so their keys are names of terms.
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as TermsField[];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  if (changed.length === 0) return;
  await recordAudit(db, {
    at,
    action: 'terms_changed',
    actorUserId: userId,
    subjectUserId: userId,
    details: {
      ...(carId !== null && { car_id: carId }),
      ...Object.fromEntries(
        changed.map((name) => [name, { before: textOf(before[name]), after: textOf(after[name]) }] as const),
      ),
    },
  });
}
