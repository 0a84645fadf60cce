import { createHash } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { isWithinRate, limitRate, networkOf } from '#server/platform/http/rateLimit.ts';
import { type DeviceAccount, findMark } from './device/deviceMark.ts';

const HOUR = 3600;

export interface Guess {
  readonly email: string;
  /** Of the address, if it has one. */
  readonly account: DeviceAccount | undefined;
  /** The browser's cookie. */
  readonly marks: string | undefined;
  readonly ip: string;
}

/**
 * Refuses a try to log in, before the password is compared; successes count, too. A browser that the account knows has
 * tries of its own, which nobody else can use up. All others are counted by network, and by address and network. Past
 * 25 tries an hour for one address from anywhere each network has one in ten minutes, so that somebody at a new
 * browser still gets in; past a thousand a day only known browsers do, and a recovery makes one known.
 */
export async function limitLogins(context: Context, { email, account, marks, ip }: Guess): Promise<void> {
  const { config, clock } = context;
  const mark = account && findMark(config.secret, account, marks, clock());
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
