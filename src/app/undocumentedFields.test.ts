import { expect, test } from '@jest/globals';
import { CurrentUser } from '#contract/calls/auth/session.ts';
import { Thread, ThreadFlags } from '#contract/calls/threads.ts';
import { DocumentImage } from '#contract/calls/verification/verification.ts';
import { readCurrentUser } from '#src/features/auth/readCurrentUser.ts';
import { readThreadList } from '#src/features/threads/readThreadList.ts';
import { readImages } from '#src/features/verification/readImages.ts';

/** What another back end may mean by a name that ours has, too. */
const values: readonly unknown[] = [1, 'x', '', true, null, [], {}, { id: 1 }];
const now = Date.parse('2027-04-22T12:00:00Z');

const fieldsBeside = (all: object, documented: object) => Object.keys(all).filter((name) => !(name in documented));
/** JSON that has not been validated. */
const foreign = (answer: object) => answer as never;

test('a thread with one more field than the documented ones is its flags', () => {
  const flags = { is_seen: 0, is_answer: 1 };
  const fields = fieldsBeside(Thread.shape, ThreadFlags.shape);
  expect(fields.length).toBeGreaterThan(5);
  for (const field of fields) {
    for (const value of values) {
      const answer = foreign({ status: 'success', threads: [{ ...flags, [field]: value }] });
      expect(readThreadList(answer)).toEqual({ status: 'success', threads: [flags], next_cursor: null });
    }
  }
});

test('an invalid list of threads is empty, and has no next page', () => {
  for (const value of values)
    expect(readThreadList(foreign({ threads: {}, next_cursor: value }))).toMatchObject({
      threads: [],
      next_cursor: typeof value === 'string' ? value : null,
    });
});

test('a document with one more field than the documented one is its flag', () => {
  for (const field of fieldsBeside(DocumentImage.shape, { is_rejected: 0 })) {
    for (const value of values) {
      const answer = foreign({ verification_images: [{ is_rejected: 1, [field]: value }] });
      expect(readImages(answer)).toEqual({ status: 'success', verification_images: [{ is_rejected: 1 }] });
    }
  }
  for (const value of values)
    expect(readImages(foreign({ verification_images: null, verification_status: value, kept_days: 'x' }))).toEqual({
      status: 'success',
      verification_images: [],
    });
});

test('a session check has only the fields of ours', () => {
  const userOf = (answer: unknown) => readCurrentUser(answer as never, now);
  for (const answer of values) expect(userOf(answer)).toEqual({});
  for (const field of Object.keys(CurrentUser.shape)) {
    for (const value of values) {
      const read = userOf({ [field]: value });
      expect(CurrentUser.partial().safeParse(read)).toMatchObject({ success: true });
      expect(Object.keys(read).filter((name) => name !== field)).toEqual([]);
    }
  }
  // A duration, as another back end may well mean it.
  expect(userOf({ expireMinutes: 120 })).toEqual({});
  expect(userOf({ expireMinutes: now / 60_000 + 90 })).toEqual({ expireMinutes: now / 60_000 + 90 });
});
