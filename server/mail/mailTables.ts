import type { Generated } from 'kysely';

export interface MailTables {
  outbox_mails: OutboxMailTable;
}

interface OutboxMailTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  sent_at: Date;
}
