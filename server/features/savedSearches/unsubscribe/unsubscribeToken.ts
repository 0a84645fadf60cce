import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, userId: number): Buffer =>
  createHmac('sha256', secret).update(`no mails about cars, ${userId}`).digest();

/** Where the mails about cars of this user are switched off, without a login. It has no end: old mails are clicked, too. */
export const unsubscribePath = (secret: string, userId: number): string =>
  `/unsubscribe/${userId}.${sign(secret, userId).toString('base64url')}`;

/** The user for whom it was signed; null when it was not signed here. */
export function readUnsubscribeToken(secrets: readonly string[], token: string): number | null {
  const [, id = '', signature = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  const given = Buffer.from(signature, 'base64url');
  const isRight = secrets.some((secret) => {
    const right = sign(secret, Number(id));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return isRight ? Number(id) : null;
}
