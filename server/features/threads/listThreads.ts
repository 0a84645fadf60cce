import type { Thread, ThreadSide } from '#contract/calls/threads.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { readCursor, type ThreadPlace, writeCursor } from './threadCursor.ts';
import { toThread } from './threadView.ts';
import { listThreadRows } from './threadViewRepository.ts';

interface Filters {
  readonly owner?: number | undefined;
  readonly client?: number | undefined;
  /** Compared with the session's where the session is found; here only whether it was sent. */
  readonly api_token?: string | undefined;
  readonly cursor?: string | undefined;
}

/** Of each side; the cursor requests the rest. */
const PAGE_SIZE = 500;

export interface ThreadsPage {
  readonly threads: Thread[];
  readonly next_cursor: string | null;
}

/** The threads of one party of the session's own. Others are not found. */
export async function listThreads({ db }: Context, actor: Actor, filters: Filters): Promise<ThreadsPage> {
  if (filters.api_token === undefined) throw new ApiError(401, 'NOT_LOGGED_IN');
  if (filters.owner === undefined && filters.client === undefined) throw new FieldError({ client: 'required' });
  const isForeign =
    (filters.owner !== undefined && filters.owner !== actor.ownerId) ||
    (filters.client !== undefined && filters.client !== actor.clientId);
  if (isForeign) throw new ApiError(404, 'NOT_FOUND');
  // If both sides are requested, a user with both gets both.
  const after = filters.cursor === undefined ? undefined : readCursor(filters.cursor);
  const ofOwner = await readPage(db, 'owner', filters.owner, actor.userId, after?.owner);
  const ofClient = await readPage(db, 'client', filters.client, actor.userId, after?.client);
  return {
    threads: [...ofOwner.threads, ...ofClient.threads],
    next_cursor: writeCursor({ owner: ofOwner.next, client: ofClient.next }),
  };
}

/** `after` null: the threads of this side were listed already. */
async function readPage(
  db: Context['db'],
  side: ThreadSide,
  partyId: number | undefined,
  readerId: number,
  after: ThreadPlace | null | undefined,
): Promise<{ readonly threads: readonly Thread[]; readonly next: ThreadPlace | null }> {
  if (partyId === undefined || after === null) return { threads: [], next: null };
  const rows = await listThreadRows(db, side, partyId, readerId, { after: after ?? null, limit: PAGE_SIZE + 1 });
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    threads: shown.map((row) => toThread(row, side)),
    next: last === undefined ? null : [last.last_at.toISOString(), last.id],
  };
}
