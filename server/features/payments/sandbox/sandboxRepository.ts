import type { Kysely } from 'kysely';
import type { PaymentStatus } from '#contract/domain/money/paymentMachine.ts';
import type { Database } from '#server/platform/db/schema.ts';

export interface NewSandboxPayment {
  readonly ref: string;
  readonly amount: number;
  readonly captures_at_once: boolean;
  readonly success_url: string;
  readonly failure_url: string;
}

export async function insertSandboxPayment(db: Kysely<Database>, payment: NewSandboxPayment): Promise<void> {
  await db
    .insertInto('sandbox_payments')
    .values(payment)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findSandboxPayment(db: Kysely<Database>, ref: string) {
  return db.selectFrom('sandbox_payments').selectAll().where('ref', '=', ref).executeTakeFirst();
}
export type SandboxPayment = NonNullable<Awaited<ReturnType<typeof findSandboxPayment>>>;

/** False when the payment was in none of the statuses it can move from. */
export async function moveSandboxPayment(
  db: Kysely<Database>,
  ref: string,
  from: readonly PaymentStatus[],
  changes: { readonly status: PaymentStatus; readonly refunded?: number; readonly captured?: number },
): Promise<boolean> {
  const moved = await db
    .updateTable('sandbox_payments')
    .set(changes)
    .where('ref', '=', ref)
    .where('status', 'in', from)
    .returning('ref')
    .executeTakeFirst();
  return moved !== undefined;
}
