import type { Message } from '#contract/calls/threads.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { cutPage, readIdCursor } from '#server/platform/http/idCursor.ts';
import { sideOf, toMessage } from './threadView.ts';
import { findThreadRow, listMessageRows } from './threadViewRepository.ts';

const PAGE_SIZE = 40;

interface MessagesPage {
  readonly messages: Message[];
  readonly next_cursor: string | null;
  readonly seen_id: number;
}

export async function listMessages(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  id: number,
  cursor: string | undefined,
): Promise<MessagesPage> {
  const thread = await findThreadRow(db, id, actor.userId);
  const side = sideOf(thread, actor);
  // sideOf has refused a missing thread.
  if (thread === undefined) throw new ApiError(404, 'NOT_FOUND');
  const rows = await listMessageRows(db, id, {
    before: readIdCursor(cursor),
    limit: PAGE_SIZE + 1,
    readerId: actor.userId,
  });
  const { shown, next_cursor } = cutPage(rows, PAGE_SIZE);
  return {
    messages: shown.map((row) => toMessage(row, side, thread.is_open)),
    next_cursor,
    seen_id: side === 'client' ? thread.owner_seen_id : thread.client_seen_id,
  };
}
