import { createHash } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { isWithinRate, limitRate, networkOf } from '#server/platform/http/guards/rateLimit.ts';
import { findCredentials } from './accountRepository.ts';
import { beginLogin, type Login, type LoginVisit } from './beginLogin.ts';
import { type DeviceAccount, findMark } from './device/deviceMark.ts';
import { readEmail } from './fields/email.ts';
import { readFields } from './fields/fields.ts';
import { readTypedPassword } from './fields/password.ts';
import { isPasswordRight } from './passwordHash.ts';
import { checkCode } from './secondFactor/checkCode.ts';
import { findSecondFactor } from './secondFactor/secondFactorRepository.ts';

export interface LoginAttempt extends LoginVisit {
  readonly email: string;
  readonly password: string;
  /** Of the second factor, for an account that has one. */
  readonly code: string | undefined;
  /** The cookie that says which accounts know this browser. */
  readonly deviceMarks: string | undefined;
}

/**
 * A new session with its two secrets, or a 422 that is the same for an unknown address and a wrong password. Where a
 * second factor is on, the right password without a code is a 422 under `code`, which makes the client ask for it.
 */
export async function login(context: Context, attempt: LoginAttempt): Promise<Login> {
  const { db } = context;
  const { email, password } = readFields({
    email: readEmail(attempt.email),
    password: readTypedPassword(attempt.password),
  });
  const account = await findCredentials(db, email);
  await limitLogins(context, { email, account, marks: attempt.deviceMarks, ip: attempt.device.ip });
  const isRight = await isPasswordRight(account?.password_hash ?? null, password);
  if (account === undefined || !isRight) throw new FieldError({ password: 'credentialsWrong' });
  // Only a user who knows the password learns that the account is blocked.
  if (account.blocked_at !== null) throw new FieldError({ email: 'accountBlocked' });
  const { is_on: hasFactor } = await findSecondFactor(db, account.id);
  if (hasFactor) await checkCode(context, account.id, attempt.code ?? '');
  return beginLogin(context, account, attempt, {
    lost: new FieldError({ password: 'credentialsWrong' }),
    needsCode: hasFactor ? undefined : new FieldError({ code: 'secondFactorNeeded' }),
  });
}

const HOUR = 3600;

interface Guess {
  readonly email: string;
  /** Of the address, if it has one. */
  readonly account: DeviceAccount | undefined;
  /** The browser's cookie. */
  readonly marks: string | undefined;
  readonly ip: string;
}

/**
 * Refuses a try to log in, before the password is compared; successes count, too. A browser that the account knows has
 * tries of its own, which no one else can use up. All others are counted by network, and by address and network. Past
 * 25 tries an hour for one address from anywhere each network has one in ten minutes, so that a user at a new
 * browser still gets in; past a thousand a day only known browsers do, and a recovery makes one known.
 */
async function limitLogins(context: Context, { email, account, marks, ip }: Guess): Promise<void> {
  const { config, clock } = context;
  const mark = account && findMark(config.secrets, account, marks, clock());
  if (mark !== undefined && (await isWithinRate(context, rate(`login:device:${hash(mark)}`, 10, 300)))) return;
  const network = networkOf(ip);
  const address = hash(email);
  await limitRate(context, rate(`login:${network}`, 25, 300));
  await limitRate(context, rate(`login:${network}:${address}`, 10, 300));
  if (!(await isWithinRate(context, rate(`login:${address}`, 25, HOUR))))
    await limitRate(context, rate(`login:slow:${network}:${address}`, 1, 600));
  await limitRate(context, rate(`login:day:${address}`, 1000, 24 * HOUR));
}

const rate = (key: string, limit: number, windowSeconds: number) => ({ key, limit, windowSeconds });
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
