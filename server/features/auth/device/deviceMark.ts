import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A browser's proof that it was logged in to an account: `id.minute.random.signature`. The server stores nothing of it;
 * its signature is valid for the password it was made under and for 400 days, as long as browsers keep a cookie.
 */
export interface DeviceAccount {
  readonly id: number;
  readonly password_hash: string;
}

export const DEVICE_DAYS = 400;
const DAY_MINUTES = 24 * 60;
/** How many accounts a browser can have; a family shares it. */
const MOST_MARKS = 4;
const BETWEEN = '~';

const toMinute = (moment: Date): number => Math.floor(moment.getTime() / 60_000);

function sign(secret: string, account: DeviceAccount, minute: string, random: string): string {
  const bound = JSON.stringify(['device', account.id, account.password_hash, minute, random]);
  return createHmac('sha256', secret).update(bound).digest('base64url');
}

/** The marks of a browser once it was logged in to the account: a new one in the place of its former. */
export function addMark(secret: string, account: DeviceAccount, marks: string | undefined, now: Date): string {
  const [minute, random] = [String(toMinute(now)), randomBytes(12).toString('base64url')];
  const mark = [account.id, minute, random, sign(secret, account, minute, random)].join('.');
  return [mark, ...listMarks(marks).filter((each) => !isOf(each, account))].slice(0, MOST_MARKS).join(BETWEEN);
}

/** The mark of the account among those of a browser, if it still holds. */
export function findMark(
  secrets: readonly string[],
  account: DeviceAccount,
  marks: string | undefined,
  now: Date,
): string | undefined {
  return listMarks(marks).find((mark) => {
    const [, minute = '', random = '', signature = ''] = mark.split('.');
    const age = toMinute(now) - Number(minute);
    return (
      isOf(mark, account) &&
      age < DEVICE_DAYS * DAY_MINUTES &&
      secrets.some((secret) => isSame(signature, sign(secret, account, minute, random)))
    );
  });
}

const isOf = (mark: string, { id }: DeviceAccount): boolean => mark.startsWith(`${id}.`);

function listMarks(marks: string | undefined): string[] {
  return (marks ?? '').split(BETWEEN, MOST_MARKS).filter((mark) => mark !== '');
}

function isSame(left: string, right: string): boolean {
  const [given, wanted] = [Buffer.from(left), Buffer.from(right)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
