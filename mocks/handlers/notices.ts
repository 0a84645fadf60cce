import type { NoticeSetting } from '#contract/calls/notices.ts';
import { isFixed, noticeKinds, noticeWays, waysOf } from '#contract/domain/noticeKinds.ts';
import type { MocksOf } from '../mocks.ts';
import { refuse } from '../refuse.ts';
import { mockUser } from '../session.ts';

let notices: readonly NoticeSetting[] = noticeKinds.map((kind) => ({
  kind,
  ...waysOf(kind),
  fixed: noticeWays.filter((way) => isFixed(kind, way)),
}));

/** An example: nobody has the private one. */
const mockPushKey = 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU';
let isPushedHere = false;

const answer = () =>
  mockUser() === undefined
    ? refuse(401, 'NOT_LOGGED_IN', 'Log in first.')
    : { status: 'success' as const, notices: [...notices], push_key: mockPushKey, is_pushed_here: isPushedHere };

export const noticeMocks = {
  getNotices: answer,
  changeNotices: ({ body }) => {
    for (const change of body.notices)
      notices = notices.map((setting) => {
        if (setting.kind !== change.kind) return setting;
        const { mail = setting.mail, push = setting.push, message = setting.message } = change;
        return { ...setting, ...waysOf(setting.kind, { mail, push, message }) };
      });
    return answer();
  },
  addPushSubscription: () => {
    isPushedHere = true;
    return { status: 'success' };
  },
  removePushSubscription: () => {
    isPushedHere = false;
    return { status: 'success' };
  },
} satisfies MocksOf<'addPushSubscription' | 'changeNotices' | 'getNotices' | 'removePushSubscription'>;
