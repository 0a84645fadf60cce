/** What the marketplace tells a user of, as people group it. `account` is security: codes, passwords, documents. */
export const noticeKinds = ['orders', 'reminders', 'messages', 'reviews', 'saved_searches', 'account'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** How a user is told: by mail, on a device, or by a line in the conversation about the car. */
export const noticeWays = ['mail', 'push', 'message'] as const;
export type NoticeWay = (typeof noticeWays)[number];

export type NoticeWays = Readonly<Record<NoticeWay, boolean>>;

/** Until a user changes it: nobody is pushed what they have not asked for. */
const first: NoticeWays = { mail: true, push: false, message: true };

/** Ways that nobody can switch: a message is in its conversation anyway, and a security mail must arrive. */
const fixed: Readonly<Record<NoticeKind, Partial<NoticeWays>>> = {
  orders: {},
  reminders: {},
  messages: { message: true },
  reviews: { message: false },
  saved_searches: { message: false },
  account: { mail: true, push: false, message: false },
};

export const isFixed = (kind: NoticeKind, way: NoticeWay): boolean => fixed[kind][way] !== undefined;

/** How a user hears of a kind: what they have chosen, where there is a choice. */
export const waysOf = (kind: NoticeKind, chosen?: NoticeWays): NoticeWays => ({
  ...(chosen ?? first),
  ...fixed[kind],
});
