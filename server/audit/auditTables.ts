import type { Generated } from 'kysely';

export interface AuditTables {
  audit_events: AuditEventTable;
}

interface AuditEventTable {
  id: Generated<string>;
  at: Date;
  actor_user_id: number | null;
  action: string;
  subject_user_id: number | null;
  /** JSON text going in, the value coming out. */
  details: string;
}
