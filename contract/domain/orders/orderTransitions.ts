import type { OrderEffect, OrderGuard } from './orderEffects.ts';
import type { OrderActor, OrderEventName, OrderStatus } from './orderStatus.ts';

export interface OrderTransition {
  /** Null: the order begins. */
  readonly from: OrderStatus | null;
  readonly event: OrderEventName;
  readonly actors: readonly OrderActor[];
  readonly to: OrderStatus;
  readonly effects: readonly OrderEffect[];
  readonly guards?: readonly OrderGuard[];
}

const ownerSide = ['owner', 'admin'] as const;
const markPaid = (status: 'confirmed' | 'active' | 'completed'): OrderTransition => ({
  from: status,
  event: 'mark_paid',
  actors: ownerSide,
  to: status,
  effects: ['record_cash'],
  guards: ['rest_due', 'near_start'],
});

/** A goodwill refund. Before the car is handed over only a cancellation refunds. */
const refund = (status: 'active' | 'completed' | 'cancelled'): OrderTransition => ({
  from: status,
  event: 'refund',
  actors: ['admin'],
  to: status,
  effects: ['return_part'],
  guards: ['money_left'],
});

/** A paid order that is not over can be changed: at once, or after the owner's approval and the payment. */
const changes = (status: 'confirmed' | 'active'): OrderTransition[] => {
  const stay = { from: status, to: status } as const;
  // Who never confirmed the hand-over cannot move days that may have been driven. A car on the road may stay out longer.
  const guards: readonly OrderGuard[] =
    status === 'confirmed' ? ['paid', 'no_change', 'not_ended'] : ['paid', 'no_change'];
  return [
    { ...stay, event: 'ask_change', actors: ['client'], effects: ['hold_change'], guards },
    { ...stay, event: 'take_change', actors: ['client'], effects: ['hold_change'], guards },
    { ...stay, event: 'change', actors: ['client'], effects: ['make_change'], guards },
    { ...stay, event: 'change', actors: ownerSide, effects: ['make_change'], guards: ['change_asked'] },
    { ...stay, event: 'change', actors: ['system'], effects: ['make_change'], guards: ['change_accepted'] },
    { ...stay, event: 'accept_change', actors: ownerSide, effects: ['agree_change'], guards: ['change_asked'] },
    { ...stay, event: 'remind_change', actors: ['system'], effects: [], guards: ['change_accepted'] },
    { ...stay, event: 'decline_change', actors: ownerSide, effects: ['end_change'], guards: ['change_asked'] },
    { ...stay, event: 'withdraw_change', actors: ['client'], effects: ['end_change'], guards: ['change_open'] },
    { ...stay, event: 'expire_change', actors: ['system'], effects: ['end_change'], guards: ['change_open'] },
  ];
};
/** Shortly before the hand-over, or during it. */
const holdDeposit = (status: 'confirmed' | 'active'): OrderTransition => ({
  from: status,
  event: 'hold_deposit',
  actors: ['system'],
  to: status,
  effects: [],
  guards: ['paid', 'deposit_missing'],
});

/** The authorization of an order's payment has expired: after the owner's approval, the client has time to pay anew. */
const dropHold = (status: 'requested' | 'confirmed', effects: readonly OrderEffect[]): OrderTransition => ({
  from: status,
  event: 'drop_hold',
  actors: ['system'],
  to: status,
  effects,
  guards: ['unpaid'],
});

/** The authorization of the deposit has expired: until the car is back it can be renewed. */
const dropDeposit = (status: 'confirmed' | 'active' | 'completed'): OrderTransition => ({
  from: status,
  event: 'drop_deposit',
  actors: ['system'],
  to: status,
  effects: [],
  guards: ['deposit_held'],
});

/** At the hand-over, in front of the client; an admin was not there. */
const takeDeposit = (status: 'confirmed' | 'active'): OrderTransition => ({
  from: status,
  event: 'take_deposit',
  actors: ['owner'],
  to: status,
  effects: [],
  guards: ['paid', 'near_start', 'deposit_open'],
});

/** At any time, also after a cancelled rental. */
const giveDeposit = (status: 'confirmed' | 'active' | 'completed' | 'cancelled'): OrderTransition => ({
  from: status,
  event: 'give_deposit',
  actors: ['owner'],
  to: status,
  effects: [],
  guards: ['deposit_in_hand'],
});

/** A deposit that the owner has when the order is over is returned or withheld: an owner who does neither is reminded. */
const remindDeposit = (status: 'completed' | 'cancelled'): OrderTransition => ({
  from: status,
  event: 'remind_deposit',
  actors: ['system'],
  to: status,
  effects: [],
  guards: ['deposit_in_hand'],
});

/** Events after the return: the order stays completed. */
const afterReturn = (
  event: OrderEventName,
  actors: readonly OrderActor[],
  effects: readonly OrderEffect[],
  guards: readonly OrderGuard[],
): OrderTransition => ({ from: 'completed', event, actors, to: 'completed', effects, guards });

/** All transitions of an order, for the server, the tests and the screens. Others cannot happen. */
export const orderTransitions: readonly OrderTransition[] = [
  { from: null, event: 'request', actors: ['client'], to: 'requested', effects: ['await_answer'] },
  { from: null, event: 'book', actors: ['client'], to: 'confirmed', effects: ['take_dates', 'await_payment'] },
  // It is paid by the payment of the order that it replaces.
  { from: null, event: 'take_over', actors: ['client'], to: 'confirmed', effects: ['take_dates'] },

  // Authorized before the answer: it is captured once the owner accepts.
  { from: 'requested', event: 'pay', actors: ['system'], to: 'requested', effects: [], guards: ['unpaid'] },
  {
    from: 'requested',
    event: 'accept',
    actors: ownerSide,
    to: 'confirmed',
    effects: ['take_dates', 'await_payment', 'collect_money', 'decline_overlapping'],
  },
  {
    from: 'requested',
    event: 'decline',
    actors: [...ownerSide, 'system'],
    to: 'declined',
    effects: ['stop_waiting', 'return_all'],
  },
  { from: 'requested', event: 'expire', actors: ['system'], to: 'expired', effects: ['stop_waiting', 'return_all'] },
  { from: 'requested', event: 'cancel', actors: ['client'], to: 'cancelled', effects: ['stop_waiting', 'return_all'] },

  dropHold('requested', []),
  dropHold('confirmed', ['await_payment']),
  { from: 'confirmed', event: 'remind_pay', actors: ['system'], to: 'confirmed', effects: [], guards: ['unpaid'] },
  {
    from: 'confirmed',
    event: 'pay',
    actors: ['system'],
    to: 'confirmed',
    effects: ['stop_waiting', 'keep_dates'],
    guards: ['unpaid'],
  },
  {
    from: 'confirmed',
    event: 'expire',
    actors: ['system'],
    to: 'expired',
    effects: ['stop_waiting', 'free_dates', 'return_all'],
    guards: ['unpaid'],
  },
  {
    from: 'confirmed',
    event: 'cancel',
    actors: ['client'],
    to: 'cancelled',
    effects: ['stop_waiting', 'end_change', 'free_dates', 'return_cash', 'return_by_rules', 'return_deposit'],
    // Whoever has driven the car pays for it, whether its owner remembers to confirm the hand-over or not.
    guards: ['not_ended', 'not_received'],
  },
  {
    from: 'confirmed',
    event: 'cancel',
    actors: ownerSide,
    to: 'cancelled',
    effects: ['stop_waiting', 'end_change', 'free_dates', 'return_cash', 'hold_similar', 'return_deposit'],
  },
  // A payment that was on its way when the owner cancelled.
  {
    from: 'cancelled',
    event: 'pay',
    actors: ['system'],
    to: 'cancelled',
    effects: ['hold_similar'],
    guards: ['unpaid', 'owner_cancelled'],
  },
  {
    from: 'cancelled',
    event: 'substitute',
    actors: ['client'],
    to: 'cancelled',
    effects: ['free_similar', 'carry_money'],
    guards: ['cars_held'],
  },
  {
    from: 'cancelled',
    event: 'release',
    actors: ['client', 'system'],
    to: 'cancelled',
    effects: ['free_similar', 'return_all'],
    guards: ['cars_held'],
  },
  { from: 'confirmed', event: 'remind_pick_up', actors: ['system'], to: 'confirmed', effects: [], guards: ['paid'] },
  // An order can be cancelled until the hand-over: one far ahead would prevent that.
  {
    from: 'confirmed',
    event: 'start',
    actors: ownerSide,
    to: 'active',
    effects: ['end_change'],
    guards: ['paid', 'near_start', 'identity_known'],
  },
  markPaid('confirmed'),

  { from: 'active', event: 'remind_drop_off', actors: ['system'], to: 'active', effects: [] },
  { from: 'active', event: 'remind_late', actors: ['system'], to: 'active', effects: [] },
  // The return has not been confirmed for days.
  { from: 'active', event: 'remind_return', actors: ['system'], to: 'active', effects: [] },
  { from: 'active', event: 'close', actors: ['system'], to: 'completed', effects: ['end_change'] },
  // The hand-over was not confirmed either, but a report, cash or a deposit shows it.
  {
    from: 'confirmed',
    event: 'close',
    actors: ['system'],
    to: 'completed',
    effects: ['end_change'],
    guards: ['paid', 'ended'],
  },
  {
    from: 'confirmed',
    event: 'remind_start',
    actors: ['system'],
    to: 'confirmed',
    effects: [],
    guards: ['paid', 'ended'],
  },
  // Nothing shows that the car was ever handed over.
  {
    from: 'confirmed',
    event: 'no_show',
    actors: ['system'],
    to: 'cancelled',
    effects: ['end_change', 'free_dates', 'return_by_rules', 'return_deposit'],
    guards: ['paid', 'ended', 'not_received'],
  },
  // A car that is back early can be rented for the days that are left.
  { from: 'active', event: 'finish', actors: ownerSide, to: 'completed', effects: ['end_change', 'free_rest'] },
  markPaid('active'),
  markPaid('completed'),

  ...changes('confirmed'),
  ...changes('active'),

  refund('active'),
  refund('completed'),
  refund('cancelled'),

  holdDeposit('confirmed'),
  holdDeposit('active'),
  // For another car another one was agreed, or the days were moved far ahead.
  {
    from: 'confirmed',
    event: 'return_deposit',
    actors: ['system'],
    to: 'confirmed',
    effects: ['return_deposit'],
    guards: ['deposit_held'],
  },
  dropDeposit('confirmed'),
  dropDeposit('active'),
  dropDeposit('completed'),
  takeDeposit('confirmed'),
  takeDeposit('active'),
  giveDeposit('confirmed'),
  giveDeposit('active'),
  giveDeposit('completed'),
  giveDeposit('cancelled'),
  remindDeposit('completed'),
  remindDeposit('cancelled'),
  // Once there is a claim, that decides how much is withheld.
  afterReturn('keep_deposit', ['owner'], [], ['deposit_in_hand', 'nothing_claimed']),
  afterReturn('return_deposit', [...ownerSide, 'system'], ['return_deposit'], ['deposit_held', 'nothing_claimed']),
  // An admin decides claims, so they never make one for the owner.
  afterReturn('claim', ['owner'], [], ['claim_possible']),
  afterReturn('answer_claim', ['client'], ['settle_claim'], ['claim_asked']),
  afterReturn('pass_claim', ['system'], [], ['claim_asked']),
  afterReturn('decide_claim', ['admin'], ['settle_claim'], ['claim_disputed']),
  afterReturn('pay_claim', ['system'], [], ['claim_due']),
  afterReturn('pay_claim', ['owner'], ['record_claim_cash'], ['claim_due']),
  // The authorization expired before the claim was captured from the deposit.
  afterReturn('reopen_claim', ['system'], ['reopen_claim'], ['deposit_kept']),
  afterReturn('remind_claim', ['system'], [], ['claim_due']),
];
