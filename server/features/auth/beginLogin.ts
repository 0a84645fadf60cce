import type { SessionUser } from '#contract/calls/auth/session.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { recordLogin } from './accountRepository.ts';
import { useCode } from './codes/codeRepository.ts';
import { sessionUser } from './currentUser.ts';
import type { DeviceAccount } from './device/deviceMark.ts';
import { findSecondFactor } from './secondFactor/secondFactorRepository.ts';
import { sessionEnd } from './sessionLife.ts';
import { deleteSessionByToken } from './sessionRepository.ts';
import { hashSecret } from './sessionSecrets.ts';
import { type Device, startSession } from './startSession.ts';

/** The browser that logs in. */
export interface LoginVisit {
  readonly device: Device;
  readonly language: Language;
  /** The cookie the browser came with, whosever it is: it does not survive a login. */
  readonly formerToken: string | undefined;
}

export interface Login {
  readonly token: string;
  readonly user: SessionUser;
  readonly account: DeviceAccount;
}

interface Proof {
  /** What is answered to a login that comes second, or that a new password or a block has overtaken. */
  readonly lost: Error;
  /** What is answered where a second factor is on by now that was not asked for. */
  readonly needsCode?: Error | undefined;
  /** Of a mail: used up with the session that it begins. */
  readonly codeId?: number;
}

/** The session of an account that has proven everything that its login asks for. */
export async function beginLogin(
  { db, clock }: Context,
  account: DeviceAccount,
  { device, language, formerToken }: LoginVisit,
  { lost, needsCode, codeId }: Proof,
): Promise<Login> {
  const now = clock();
  const end = sessionEnd(now);
  const { token, apiToken } = await db.transaction().execute(async (transaction) => {
    // A reset or a block that came in meanwhile has ended every session, so this one must not begin.
    if (!(await recordLogin(transaction, { userId: account.id, passwordHash: account.password_hash, now }))) throw lost;
    // The same of a second factor: whoever switches it on waits for this row, or this has waited for them.
    if (needsCode !== undefined && (await findSecondFactor(transaction, account.id)).is_on) throw needsCode;
    if (codeId !== undefined && !(await useCode(transaction, codeId, now))) throw lost;
    if (formerToken !== undefined) await deleteSessionByToken(transaction, hashSecret(formerToken));
    return startSession(transaction, { userId: account.id, language, device, now, end });
  });
  const user = await sessionUser(db, { userId: account.id, apiToken, end });
  return { token, user, account };
}
