import type { listAudit as call } from '#contract/calls/audit.ts';
import type { ParsedQueryOf, ResponseOf } from '#contract/call.ts';
import type { Context } from '#server/context.ts';
import { cutPage, readIdCursor } from '#server/platform/http/idCursor.ts';
import { listAuditRows, listPeople } from './auditRepository.ts';

const PAGE_SIZE = 50;

export async function listAudit(
  { db }: Pick<Context, 'db'>,
  { cursor, ...filter }: ParsedQueryOf<typeof call>,
): Promise<Omit<ResponseOf<typeof call>, 'status'>> {
  const rows = await listAuditRows(db, { ...filter, before: readIdCursor(cursor), limit: PAGE_SIZE + 1 });
  const { shown, next_cursor } = cutPage(rows, PAGE_SIZE);
  const ids = shown.flatMap((row) => [row.actor_id, row.subject_id].filter((id) => id !== null));
  const people = new Map((await listPeople(db, [...new Set(ids)])).map((person) => [person.id, person]));
  const personOf = (id: number | null) => (id === null ? null : (people.get(id) ?? { id, name: null, email: null }));
  const entries = shown.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: personOf(row.actor_id),
    subject: personOf(row.subject_id),
    details: row.details,
  }));
  return { entries, next_cursor };
}
