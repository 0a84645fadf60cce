import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

/** `t=<seconds>,v1=<hmac>` over time and body, so that an old callback cannot be sent again later. */
export function signSandbox(body: Buffer, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${hmac(body, secret, time)}`;
}

export function isSandboxSignature(header: string, body: Buffer, secrets: readonly string[], now: Date): boolean {
  const found = /^t=(\d{1,12}),v1=([\w-]{43})$/.exec(header);
  const time = Number(found?.[1] ?? Number.NaN);
  if (!(Math.abs(now.getTime() / 1000 - time) <= TOLERANCE_SECONDS)) return false;
  const given = Buffer.from(found?.[2] ?? '');
  return secrets.some((secret) => timingSafeEqual(given, Buffer.from(hmac(body, secret, time))));
}

function hmac(body: Buffer, secret: string, time: number): string {
  return createHmac('sha256', `sandbox.${secret}`).update(`${time}.`).update(body).digest('base64url');
}
