import type { Kysely } from 'kysely';
import type { Readings } from '#contract/domain/claims/claimRules.ts';
import type { Database } from '#server/platform/db/schema.ts';

interface BothReadings {
  readonly out: Readings | null;
  readonly back: Readings | null;
}

/**
 * What was read off the car when it was handed over and when it came back, of sealed reports: of what both sides stand by,
 * else of the client's own, else of the owner's. Null where nobody has written it down.
 */
export async function findReadings(db: Kysely<Database>, orderId: number): Promise<BothReadings> {
  const rows = await db
    .selectFrom('order_reports as r')
    .distinctOn('r.kind')
    .select(['r.kind', 'r.odometer', 'r.fuel_eighths as fuel'])
    .where('r.order_id', '=', orderId)
    .where('r.sealed_at', 'is not', null)
    .orderBy('r.kind')
    .orderBy(
      ({ selectFrom }) =>
        selectFrom('order_report_confirmations as c')
          .select(({ fn }) => fn.countAll().as('count'))
          .whereRef('c.report_id', '=', 'r.id'),
      'desc',
    )
    .orderBy('r.made_by')
    .execute();
  const of = (kind: 'hand_over' | 'take_back'): Readings | null => rows.find((row) => row.kind === kind) ?? null;
  return { out: of('hand_over'), back: of('take_back') };
}
