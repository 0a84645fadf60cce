import type { listAudit as call } from '#contract/audit.ts';
import type { ParsedQueryOf, ResponseOf } from '#contract/call.ts';
import type { Context } from '#server/context.ts';
import { cutPage, readIdCursor } from '#server/http/idCursor.ts';
import { listAuditRows } from './auditLogRepository.ts';

const PAGE_SIZE = 50;

export async function listAudit(
  { db }: Pick<Context, 'db'>,
  { cursor, ...filter }: ParsedQueryOf<typeof call>,
): Promise<Omit<ResponseOf<typeof call>, 'status'>> {
  const rows = await listAuditRows(db, { ...filter, before: readIdCursor(cursor), limit: PAGE_SIZE + 1 });
  const { shown, next_cursor } = cutPage(rows, PAGE_SIZE);
  const entries = shown.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name, email: row.actor_email },
    subject: row.subject_id === null ? null : { id: row.subject_id, name: row.subject_name, email: row.subject_email },
    details: row.details,
  }));
  return { entries, next_cursor };
}
