import type { Thread } from '#contract/threads.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError, FieldError } from '#server/http/apiError.ts';
import { toThread } from './threadView.ts';
import { listThreadRows } from './threadViewRepository.ts';

interface Wish {
  readonly owner?: number | undefined;
  readonly client?: number | undefined;
  /** Compared with the session's where the session is found; here only whether it was sent. */
  readonly api_token?: string | undefined;
}

/** The threads of one party of the session's own. Anybody else's are not there. */
export async function listThreads({ db }: Context, actor: Actor, wish: Wish): Promise<Thread[]> {
  if (wish.api_token === undefined) throw new ApiError(401, 'NOT_LOGGED_IN');
  if (wish.owner === undefined && wish.client === undefined) throw new FieldError({ client: 'required' });
  const isForeign =
    (wish.owner !== undefined && wish.owner !== actor.ownerId) ||
    (wish.client !== undefined && wish.client !== actor.clientId);
  if (isForeign) throw new ApiError(404, 'NOT_FOUND');
  // Asked for both, whoever is both gets both.
  const ofOwner = wish.owner === undefined ? [] : await listThreadRows(db, 'owner', wish.owner);
  const ofClient = wish.client === undefined ? [] : await listThreadRows(db, 'client', wish.client);
  return [...ofOwner.map((row) => toThread(row, 'owner')), ...ofClient.map((row) => toThread(row, 'client'))];
}
