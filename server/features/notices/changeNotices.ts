import type { BodyOf, ParsedBodyOf } from '#contract/call.ts';
import { MOST_SUBSCRIPTIONS } from '#contract/calls/notices.ts';
import type {
  changeNotices as changeNoticesCall,
  NoticeSetting,
  addPushSubscription,
} from '#contract/calls/notices.ts';
import { isFixed, noticeKinds, type NoticeWays, noticeWays, waysOf } from '#contract/domain/noticeKinds.ts';
import type { Actor, Context } from '#server/context.ts';
import { lockUserOf } from '#server/features/auth/sessionRepository.ts';
import { lockUser } from '#server/platform/db/userRepository.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { listChosen, saveChosen } from '#server/platform/notices/noticeRepository.ts';
import { readEndpoint } from '#server/platform/push/pushEndpoint.ts';
import { keepNewest, saveSubscription } from '#server/platform/push/pushRepository.ts';

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
    await lockUser(transaction, actor.userId);
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

export async function addSubscription(
  { config, db, clock }: Pick<Context, 'config' | 'db' | 'clock'>,
  actor: Actor,
  { endpoint, keys }: ParsedBodyOf<typeof addPushSubscription>,
  deviceHash: Buffer,
): Promise<void> {
  if (config.push === null) throw new ApiError(404, 'NOT_FOUND');
  const url = readEndpoint(endpoint);
  if (url === null) throw new FieldError({ endpoint: 'endpointForeign' });
  await db.transaction().execute(async (transaction) => {
    await lockUserOf(transaction, actor);
    const { p256dh, auth } = keys;
    await saveSubscription(transaction, {
      user_id: actor.userId,
      endpoint: url.href,
      p256dh,
      auth,
      device_hash: deviceHash,
      created_at: clock(),
    });
    await keepNewest(transaction, actor.userId, MOST_SUBSCRIPTIONS);
  });
}
