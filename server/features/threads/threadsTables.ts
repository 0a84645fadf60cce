import type { Generated } from 'kysely';
import type { OrderEventName } from '#contract/orderMachine.ts';
import type { ThreadSide } from '#contract/threads.ts';

export interface ThreadsTables {
  threads: ThreadTable;
  messages: MessageTable;
}

interface ThreadTable {
  id: Generated<number>;
  client_id: number;
  owner_id: number;
  car_id: number;
  created_at: Date;
  last_at: Date;
  last_author: ThreadSide | null;
  last_written_id: Generated<number>;
  client_seen_id: Generated<number>;
  owner_seen_id: Generated<number>;
  client_unread_id: number | null;
  owner_unread_id: number | null;
}

interface MessageTable {
  id: Generated<number>;
  thread_id: number;
  author: ThreadSide | 'system';
  text: string;
  event: OrderEventName | null;
  order_id: number | null;
  key: string | null;
  created_at: Date;
}
