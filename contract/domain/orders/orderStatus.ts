import { z } from 'zod';

export const OrderStatus = z.enum([
  'requested',
  'confirmed',
  'active',
  'completed',
  'declined',
  'expired',
  'cancelled',
]);
export type OrderStatus = z.infer<typeof OrderStatus>;

export const OrderEventName = z.enum([
  'request',
  'book',
  'accept',
  'decline',
  'expire',
  'cancel',
  'pay',
  // Half of the time to pay what its owner has agreed to is over.
  'remind_pay',
  // A bank lets go by itself of the money that it held for it.
  'drop_hold',
  'mark_paid',
  'start',
  'finish',
  // The owner says for days not whether the car is back: is asked, and then the order ends without it.
  'remind_return',
  'close',
  'refund',
  // An owner has cancelled what was paid: the client takes a car that is held in its place, or the money.
  'substitute',
  'release',
  // The order of such a car begins.
  'take_over',
  // Its client wants other dates or another car: the owner is asked, or it only has to be paid.
  'ask_change',
  'take_change',
  'accept_change',
  // Half of the time to pay what its owner has agreed to is over.
  'remind_change',
  'decline_change',
  'withdraw_change',
  'expire_change',
  // It has become that.
  'change',
  // The bank holds the deposit, and lets go of it.
  'hold_deposit',
  'return_deposit',
  // It has let go of it by itself.
  'drop_deposit',
  // The owner takes it at the hand-over, and gives it back or keeps some of it afterwards.
  'take_deposit',
  'give_deposit',
  'keep_deposit',
  // They have done neither for a day.
  'remind_deposit',
  // Money after the return: asked for, answered or not in time, decided, and what the deposit did not cover paid.
  'claim',
  'answer_claim',
  'pass_claim',
  'decide_claim',
  'pay_claim',
  // The bank let go of the deposit before what is owed was taken from it, or the time to pay is over.
  'reopen_claim',
  'remind_claim',
]);
export type OrderEventName = z.infer<typeof OrderEventName>;

/** Who makes an order move: its client, its owner, an admin in the owner's place, or the marketplace itself. */
export const OrderActor = z.enum(['client', 'owner', 'admin', 'system']);
export type OrderActor = z.infer<typeof OrderActor>;
