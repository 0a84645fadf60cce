import type { OpenSession } from '#contract/calls/profile/openSessions.ts';
import type { Actor, Context } from '#server/context.ts';
import { deviceName } from '#server/features/auth/deviceName.ts';
import { listOpenSessions } from './profileRepository.ts';

/** The sessions of a user; the current one comes first. */
export async function listSessions({ db, clock }: Pick<Context, 'db' | 'clock'>, actor: Actor): Promise<OpenSession[]> {
  const rows = await listOpenSessions(db, actor, clock());
  const sessions = rows.map(({ id, user_agent, network, created_at }) => ({
    id,
    ...deviceName(user_agent),
    network,
    started_at: created_at.toISOString(),
    is_current: id === actor.sessionId,
  }));
  return [...sessions.filter(({ is_current }) => is_current), ...sessions.filter(({ is_current }) => !is_current)];
}
