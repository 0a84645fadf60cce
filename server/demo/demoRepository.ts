import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import { demoAccounts } from '#server/demo/fleet/demoAccounts.ts';

/** Nobody can register as admin, so this account is there exactly when the demo fleet is. */
export async function hasDemoFleet(db: Kysely<Database>): Promise<boolean> {
  const admin = await db
    .selectFrom('users')
    .select('roles')
    .where('email', '=', demoAccounts.admin.email)
    .executeTakeFirst();
  return admin?.roles.includes('admin') ?? false;
}

/** What was paid for the orders of the demo, all of it by the sandbox. False where money has moved already. */
export async function insertDemoLedger(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`select from payments limit 1`.execute(db);
  if (rows.length > 0) return false;
  await sql`
    insert into payments (order_id, provider, provider_ref, amount, status, created_at)
    select id, 'sandbox', 'demo-' || id, prepaid, 'captured', paid_at from orders where paid_at is not null order by paid_at, id`.execute(
    db,
  );
  await sql`
    insert into sandbox_payments (ref, amount, captures_at_once, success_url, failure_url, status)
    select provider_ref, amount, true, '', '', 'captured' from payments`.execute(db);
  await sql`
    insert into ledger_entries (order_id, payment_id, kind, amount, commission, at)
    select o.id, p.id, 'payment', p.amount, o.commission, o.paid_at
    from payments p join orders o on o.id = p.order_id order by p.id`.execute(db);
  return true;
}

/** The bank has answered for the payouts of the months before that one, `YYYY-MM`. */
export async function settlePayoutsBefore(db: Kysely<Database>, month: string): Promise<void> {
  await sql`
    update payouts p set state = 'settled', moved_at = p.created_at + interval '3 days', iban_encrypted = o.iban_encrypted
    from owners o where o.id = p.owner_id and p.state = 'due' and p.month < ${`${month}-01`}::date`.execute(db);
}
