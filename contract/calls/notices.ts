import { z } from 'zod';
import { kept, personal, secret } from '../privacy.ts';
import { call } from '../call.ts';
import { noticeKinds, noticeWays } from '../domain/noticeKinds.ts';
import { Success } from '../domain/values.ts';

const NoticeKind = z.enum(noticeKinds);

/** How a user is told of one kind of news. */
export const NoticeSetting = z.object({
  kind: NoticeKind,
  mail: z.boolean(),
  push: z.boolean(),
  /** As a line in the conversation about the car. */
  message: z.boolean(),
  /** The ways that cannot be switched: the mails of `account` are about security. */
  fixed: z.array(z.enum(noticeWays)),
});
export type NoticeSetting = z.infer<typeof NoticeSetting>;

const WithNotices = z.object({
  status: Success,
  notices: z.array(NoticeSetting),
  /** The key that a browser subscribes with (VAPID); null: push is not offered. */
  push_key: z.string().meta(kept).nullable(),
  /** Whether this browser is told. */
  is_pushed_here: z.boolean(),
});

export const getNotices = call({
  method: 'GET',
  path: '/api/profile/notices',
  access: 'user',
  summary: 'How the user is told of news, per kind: by mail, by push, by a line in the conversation.',
  provides: { Notice: 'every' },
  response: WithNotices,
});

export const changeNotices = call({
  method: 'PATCH',
  path: '/api/profile/notices',
  access: 'user',
  summary: 'Switches how the user is told of news; kinds and ways that are absent stay as they are.',
  body: z.strictObject({
    notices: z
      .array(
        z.strictObject({
          kind: NoticeKind,
          mail: z.boolean().optional(),
          push: z.boolean().optional(),
          message: z.boolean().optional(),
        }),
      )
      .max(noticeKinds.length),
  }),
  // What conversations show is switched, too; they are read anew when they are opened.
  invalidates: { Notice: 'every' },
  response: WithNotices,
});

/** The most browsers of a user that are told; a further one takes the place of the oldest. */
export const MOST_SUBSCRIPTIONS = 10;

const Endpoint = z.string().meta(secret).min(1).max(1_000);
const Key = (characters: number) => z.string().regex(new RegExp(`^[\\w-]{${characters}}=*$`));

export const addPushSubscription = call({
  method: 'POST',
  path: '/api/push/subscriptions',
  access: 'user',
  summary: `Tells a browser of news from now on: what its push manager gave, as JSON. At most ${MOST_SUBSCRIPTIONS} of a user.`,
  body: z.strictObject({
    endpoint: Endpoint,
    expirationTime: z.number().nullable().optional(),
    keys: z.strictObject({
      p256dh: Key(87).meta(secret),
      // Not secret by its name, which a slice has, too: the call is secret as a whole.
      auth: Key(22).meta(personal),
    }),
  }),
  isSecret: true,
  success: 201,
  invalidates: { Notice: 'every' },
  response: z.object({ status: Success }),
});

export const removePushSubscription = call({
  method: 'DELETE',
  path: '/api/push/subscriptions',
  access: 'user',
  summary: 'Tells a browser of nothing any more; one that is not known is no error.',
  body: z.strictObject({ endpoint: Endpoint }),
  isSecret: true,
  invalidates: { Notice: 'every' },
  response: z.object({ status: Success }),
});
