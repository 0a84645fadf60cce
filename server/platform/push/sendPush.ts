import webPush from 'web-push';
import { z } from 'zod';
import { Language } from '#contract/domain/values.ts';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { job } from '#server/platform/jobs/job.ts';
import { MailContent } from '#server/platform/mail/mail.ts';
import { describeContent } from '#server/platform/mail/renderMail.ts';
import { postPublic } from '#server/platform/network/postPublic.ts';
import { readEndpoint } from './pushEndpoint.ts';
import { deleteSubscription, findSubscription, type Subscription } from './pushRepository.ts';

/** An attempt holds one of the few places for jobs. */
const TIMEOUT_MS = 3_000;
/** A device that was off for longer is not told: the mail has it, and the app. */
const LIVES_SECONDS = 12 * 3_600;
/** How often one device is tried. */
export const PUSH_ATTEMPTS = 5;

const PushOrder = z.object({
  subscription_id: z.number().int(),
  user_id: z.number().int(),
  language: Language,
  content: MailContent,
});
export type PushOrder = z.infer<typeof PushOrder>;

/** Posts to a push service, and gives the status of its answer. */
export type Post = (
  context: Pick<Context, 'network'>,
  url: URL,
  request: { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer },
) => Promise<number>;

const postToService: Post = ({ network }, url, request) => postPublic(network, url, request, TIMEOUT_MS);

/** Sends a notice to one device. The queue retries after an error; a device that is gone is forgotten. */
export async function deliverPush(context: Context, order: PushOrder, post: Post = postToService): Promise<void> {
  const { config, db } = context;
  const subscription = await findSubscription(db, order.subscription_id, order.user_id);
  // Without keys nothing is offered any more.
  if (subscription === undefined || config.push === null) return;
  const url = readEndpoint(subscription.endpoint);
  const request = encrypt(subscription, pushText(order.content, order.language, config.publicUrl), config.push);
  // It was made by something else than a browser: no other try would be better.
  if (url === null || request === null) return deleteSubscription(db, subscription.endpoint);
  const status = await post(context, url, request);
  if (status === 404 || status === 410) return deleteSubscription(db, subscription.endpoint);
  if (status < 200 || status > 299) throw new Error(`A push service answered ${status}.`);
}

/** Null where the keys of the browser are none. */
function encrypt({ endpoint, p256dh, auth }: Subscription, text: object, keys: NonNullable<Config['push']>) {
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(text),
      { vapidDetails: keys, TTL: LIVES_SECONDS, contentEncoding: 'aes128gcm' },
    );
    const named = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    return body === null ? null : { headers: Object.fromEntries(named), body };
  } catch {
    return null;
  }
}

/** What the service worker shows, and the page of this site that a click opens. */
interface PushText {
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

/** More is cut off by every system that shows it. */
const LONGEST = 240;

/** What the mail about the same says first, and where its button leads. */
function pushText(content: MailContent, language: Language, publicUrl: string): PushText {
  const { title, lead, link } = describeContent(content, language, publicUrl);
  const text = lead.length > LONGEST ? `${lead.slice(0, LONGEST - 1)}…` : lead;
  const path = link?.href.startsWith(`${publicUrl}/`) === true ? link.href.slice(publicUrl.length) : '/';
  return { title, text, path };
}

export const sendPush = job({
  name: 'sendPush',
  isBackground: true,
  payload: PushOrder,
  run: (order, context) => deliverPush(context, order),
});
