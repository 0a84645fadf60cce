/** A session ends this long after the login, however busy it is. */
export const SESSION_MINUTES = 120;

const MINUTE_MS = 60_000;

export function sessionEnd(login: Date): Date {
  return new Date(login.getTime() + SESSION_MINUTES * MINUTE_MS);
}

/** The documented `expireMinutes`: whole minutes since the epoch. A started minute is left out, so no browser believes in a dead session. */
export function toExpireMinutes(end: Date): number {
  return Math.floor(end.getTime() / MINUTE_MS);
}
