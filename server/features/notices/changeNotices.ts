import type { BodyOf } from '#contract/call.ts';
import type { changeNotices as changeNoticesCall, NoticeSetting } from '#contract/calls/notices.ts';
import { isFixed, noticeKinds, type NoticeWays, noticeWays, waysOf } from '#contract/domain/noticeKinds.ts';
import type { Actor, Context } from '#server/context.ts';
import { listChosen, lockChosen, saveChosen } from '#server/platform/notices/noticeRepository.ts';

/** Every kind with its ways, in the order in which they are shown. */
export async function getNotices({ db }: Pick<Context, 'db'>, { userId }: Actor): Promise<NoticeSetting[]> {
  const chosen = new Map(await listChosen(db, userId).then((rows) => rows.map((row) => [row.kind, row])));
  return noticeKinds.map((kind) => ({
    kind,
    ...waysIn(waysOf(kind, chosen.get(kind))),
    fixed: noticeWays.filter((way) => isFixed(kind, way)),
  }));
}

/** What cannot be switched stays as it is, whatever is sent. */
export async function changeNotices(
  context: Pick<Context, 'db'>,
  actor: Actor,
  changes: BodyOf<typeof changeNoticesCall>['notices'],
): Promise<void> {
  await context.db.transaction().execute(async (transaction) => {
    await lockChosen(transaction, actor.userId);
    for (const { kind, ...sent } of changes) {
      const now = (await getNotices({ db: transaction }, actor)).find((setting) => setting.kind === kind);
      if (now !== undefined)
        await saveChosen(transaction, actor.userId, kind, waysOf(kind, { ...waysIn(now), ...onlySent(sent) }));
    }
  });
}

const waysIn = ({ mail, push, message }: NoticeWays): NoticeWays => ({ mail, push, message });

const onlySent = (sent: { readonly [Way in keyof NoticeWays]?: boolean | undefined }): Partial<NoticeWays> =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
