import type { ParsedBodyOf } from '#contract/call.ts';
import { type addPushSubscription, MOST_SUBSCRIPTIONS } from '#contract/calls/notices.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { lockChosen } from '#server/platform/notices/noticeRepository.ts';
import { readEndpoint } from '#server/platform/push/pushEndpoint.ts';
import { keepNewest, saveSubscription } from '#server/platform/push/pushRepository.ts';

export async function addSubscription(
  { config, db, clock }: Pick<Context, 'config' | 'db' | 'clock'>,
  { userId }: Actor,
  { endpoint, keys }: ParsedBodyOf<typeof addPushSubscription>,
  deviceHash: Buffer,
): Promise<void> {
  if (config.push === null) throw new ApiError(404, 'NOT_FOUND');
  const url = readEndpoint(endpoint);
  if (url === null) throw new FieldError({ endpoint: 'endpointForeign' });
  await db.transaction().execute(async (transaction) => {
    await lockChosen(transaction, userId);
    const { p256dh, auth } = keys;
    await saveSubscription(transaction, {
      user_id: userId,
      endpoint: url.href,
      p256dh,
      auth,
      device_hash: deviceHash,
      created_at: clock(),
    });
    await keepNewest(transaction, userId, MOST_SUBSCRIPTIONS);
  });
}
