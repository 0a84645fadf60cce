import type { Actor, Context } from '#server/context.ts';
import { requirePassword } from '#server/features/auth/requirePassword.ts';
import { checkCode } from '#server/features/auth/secondFactor/checkCode.ts';
import { findSecondFactor } from '#server/features/auth/secondFactor/secondFactorRepository.ts';
import { findSessionStart } from '#server/features/auth/sessionRepository.ts';

/** A login that is no older has just asked for everything. */
const FRESH_MINUTES = 10;

export interface Proof {
  readonly current_password?: string | undefined;
  readonly code?: string | undefined;
}

/**
 * Everything that a login asks for, unless it was just given: a session left open is not enough to make a passkey, which
 * outlives it.
 */
export async function proveAgain(context: Context, actor: Actor, typed: Proof): Promise<void> {
  const { db, clock } = context;
  const start = await findSessionStart(db, actor.sessionId);
  if (start !== undefined && clock().getTime() - start.getTime() < FRESH_MINUTES * 60_000) return;
  await requirePassword(context, actor, typed.current_password);
  if ((await findSecondFactor(db, actor.userId)).is_on) await checkCode(context, actor.userId, typed.code ?? '');
}
