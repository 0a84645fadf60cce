import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ClaimFact, ClaimStatus } from '../claims/claimStatus.ts';
import { OrderActor, OrderEventName, OrderStatus } from './orderStatus.ts';
import { findOrderTransition } from './orderMachine.ts';
import { orderTransitions } from './orderTransitions.ts';
import { nextPaymentStatus, openPaymentStatuses, PaymentEventName, PaymentStatus } from '../money/paymentMachine.ts';

type When = 'paid, no change' | 'paid, no change, not ended' | 'change open' | 'change asked' | 'change accepted';

/** A car on the road may stay out longer, also when it is late. */
const noChange = { confirmed: 'paid, no change, not ended', active: 'paid, no change' } as const;

const changing = (['confirmed', 'active'] as const).flatMap(
  (status) =>
    [
      [status, 'ask_change', ['client'], status, 'hold_change', noChange[status]],
      [status, 'take_change', ['client'], status, 'hold_change', noChange[status]],
      [status, 'change', ['client'], status, 'make_change', noChange[status]],
      [status, 'change', ['owner', 'admin'], status, 'make_change', 'change asked'],
      [status, 'change', ['system'], status, 'make_change', 'change accepted'],
      [status, 'accept_change', ['owner', 'admin'], status, 'agree_change', 'change asked'],
      [status, 'remind_change', ['system'], status, '', 'change accepted'],
      [status, 'decline_change', ['owner', 'admin'], status, 'end_change', 'change asked'],
      [status, 'withdraw_change', ['client'], status, 'end_change', 'change open'],
      [status, 'expire_change', ['system'], status, 'end_change', 'change open'],
    ] as const,
);

// The specification, repeated: who can do what when, with which effects. A change of the tables changes this test, too.
const ownerSide = ['owner', 'admin'] as const;
const promised: readonly (readonly [
  state: OrderStatus | 'none',
  event: OrderEventName,
  actors: readonly OrderActor[],
  to: OrderStatus,
  effects: string,
  when?:
    | 'unpaid'
    | 'paid'
    | 'paid, ended'
    | 'paid, ended, not received'
    | 'not ended, not received'
    | 'paid, near, known'
    | 'paid, near, cash due'
    | 'money left'
    | 'unpaid, owner cancelled'
    | 'cars held'
    | When
    | 'paid, no deposit'
    | 'paid, near, to be taken'
    | 'in hand'
    | 'in hand, no claim'
    | 'deposit, no claim'
    | 'deposit'
    | 'kept'
    | ClaimFact,
])[] = [
  ['none', 'request', ['client'], 'requested', 'await_answer'],
  ['none', 'book', ['client'], 'confirmed', 'take_dates await_payment'],
  ['none', 'take_over', ['client'], 'confirmed', 'take_dates'],
  ['requested', 'pay', ['system'], 'requested', '', 'unpaid'],
  ['requested', 'accept', ownerSide, 'confirmed', 'take_dates await_payment collect_money decline_overlapping'],
  ['requested', 'decline', [...ownerSide, 'system'], 'declined', 'stop_waiting return_all'],
  ['requested', 'expire', ['system'], 'expired', 'stop_waiting return_all'],
  ['requested', 'cancel', ['client'], 'cancelled', 'stop_waiting return_all'],
  ['requested', 'drop_hold', ['system'], 'requested', '', 'unpaid'],
  ['confirmed', 'drop_hold', ['system'], 'confirmed', 'await_payment', 'unpaid'],
  ['confirmed', 'remind_pay', ['system'], 'confirmed', '', 'unpaid'],
  ['confirmed', 'pay', ['system'], 'confirmed', 'stop_waiting keep_dates', 'unpaid'],
  ['confirmed', 'expire', ['system'], 'expired', 'stop_waiting free_dates return_all', 'unpaid'],
  [
    'confirmed',
    'cancel',
    ['client'],
    'cancelled',
    'stop_waiting end_change free_dates return_cash return_by_rules return_deposit',
    'not ended, not received',
  ],
  [
    'confirmed',
    'cancel',
    ownerSide,
    'cancelled',
    'stop_waiting end_change free_dates return_cash hold_similar return_deposit',
  ],
  ['cancelled', 'pay', ['system'], 'cancelled', 'hold_similar', 'unpaid, owner cancelled'],
  ['cancelled', 'substitute', ['client'], 'cancelled', 'free_similar carry_money', 'cars held'],
  ['cancelled', 'release', ['client', 'system'], 'cancelled', 'free_similar return_all', 'cars held'],
  ['confirmed', 'remind_pick_up', ['system'], 'confirmed', '', 'paid'],
  ['confirmed', 'start', ownerSide, 'active', 'end_change', 'paid, near, known'],
  ['confirmed', 'mark_paid', ownerSide, 'confirmed', 'record_cash', 'paid, near, cash due'],
  ['active', 'remind_drop_off', ['system'], 'active', ''],
  ['active', 'remind_late', ['system'], 'active', ''],
  ['active', 'remind_return', ['system'], 'active', ''],
  ['active', 'close', ['system'], 'completed', 'end_change'],
  ['confirmed', 'close', ['system'], 'completed', 'end_change', 'paid, ended'],
  ['confirmed', 'remind_start', ['system'], 'confirmed', '', 'paid, ended'],
  [
    'confirmed',
    'no_show',
    ['system'],
    'cancelled',
    'end_change free_dates return_by_rules return_deposit',
    'paid, ended, not received',
  ],
  ['active', 'finish', ownerSide, 'completed', 'end_change free_rest'],
  ['active', 'mark_paid', ownerSide, 'active', 'record_cash', 'paid, near, cash due'],
  ['completed', 'mark_paid', ownerSide, 'completed', 'record_cash', 'paid, near, cash due'],
  ...changing,
  ['active', 'refund', ['admin'], 'active', 'return_part', 'money left'],
  ['completed', 'refund', ['admin'], 'completed', 'return_part', 'money left'],
  ['cancelled', 'refund', ['admin'], 'cancelled', 'return_part', 'money left'],
  ['confirmed', 'hold_deposit', ['system'], 'confirmed', '', 'paid, no deposit'],
  ['active', 'hold_deposit', ['system'], 'active', '', 'paid, no deposit'],
  ['confirmed', 'return_deposit', ['system'], 'confirmed', 'return_deposit', 'deposit'],
  ['confirmed', 'drop_deposit', ['system'], 'confirmed', '', 'deposit'],
  ['active', 'drop_deposit', ['system'], 'active', '', 'deposit'],
  ['completed', 'drop_deposit', ['system'], 'completed', '', 'deposit'],
  ['confirmed', 'take_deposit', ['owner'], 'confirmed', '', 'paid, near, to be taken'],
  ['active', 'take_deposit', ['owner'], 'active', '', 'paid, near, to be taken'],
  ['confirmed', 'give_deposit', ['owner'], 'confirmed', '', 'in hand'],
  ['active', 'give_deposit', ['owner'], 'active', '', 'in hand'],
  ['completed', 'give_deposit', ['owner'], 'completed', '', 'in hand'],
  ['cancelled', 'give_deposit', ['owner'], 'cancelled', '', 'in hand'],
  ['completed', 'remind_deposit', ['system'], 'completed', '', 'in hand'],
  ['cancelled', 'remind_deposit', ['system'], 'cancelled', '', 'in hand'],
  ['completed', 'keep_deposit', ['owner'], 'completed', '', 'in hand, no claim'],
  ['completed', 'return_deposit', [...ownerSide, 'system'], 'completed', 'return_deposit', 'deposit, no claim'],
  ['completed', 'claim', ['owner'], 'completed', '', 'possible'],
  ['completed', 'answer_claim', ['client'], 'completed', 'settle_claim', 'asked'],
  ['completed', 'pass_claim', ['system'], 'completed', '', 'asked'],
  ['completed', 'decide_claim', ['admin'], 'completed', 'settle_claim', 'disputed'],
  ['completed', 'pay_claim', ['system'], 'completed', '', 'due'],
  ['completed', 'pay_claim', ['owner'], 'completed', 'record_claim_cash', 'due'],
  ['completed', 'reopen_claim', ['system'], 'completed', 'reopen_claim', 'kept'],
  ['completed', 'remind_claim', ['system'], 'completed', '', 'due'],
];

/** Every pair of the first two and of the last two: no transition depends on others together. */
const fourFlags = [
  [true, true, false, false],
  [true, false, true, false],
  [false, true, false, true],
  [false, false, true, true],
  [true, true, true, true],
] as const;
const changes = [null, 'asked', 'accepted'] as const;
const threeFlags = [0, 1, 2, 3, 4, 5, 6, 7].map(
  (bits) => [1, 2, 4].map((bit) => (bits & bit) > 0) as [boolean, boolean, boolean],
);

/** The state of the deposit and the claim. */
const after = (['nothing', 'held', 'kept', 'in hand'] as const).flatMap((deposit) =>
  (['none', 'possible', ...ClaimStatus.options] as const).map((claim) => [deposit, claim] as const),
);

/** They are independent: each is combined with everything else. */
const beside = [
  ...changes.map((change) => [change, 'nothing', 'none'] as const),
  ...after.map(([deposit, claim]) => [null, deposit, claim] as const),
];

test('an order has exactly the specified transitions, for every actor, event and state', () => {
  assert.deepEqual(
    OrderEventName.options.toSorted(),
    [...new Set(orderTransitions.map(({ event }) => event))].toSorted(),
  );
  assert.deepEqual(OrderActor.options, ['client', 'owner', 'admin', 'system']);
  for (const state of ['none', ...OrderStatus.options] as const)
    for (const event of OrderEventName.options)
      for (const actor of OrderActor.options)
        for (const isPaidOnline of [true, false])
          for (const isRestDue of [true, false])
            for (const [isNearStart, isIdentityKnown, isEnded, isReceived] of fourFlags)
              for (const [isMoneyLeft, isOwnersCancellation, areCarsHeld] of threeFlags)
                for (const [change, deposit, claim] of beside) {
                  const facts =
                    state === 'none'
                      ? null
                      : {
                          status: state,
                          isPaidOnline,
                          isRestDue,
                          isNearStart,
                          isEnded,
                          isReceived,
                          isIdentityKnown,
                          isMoneyLeft,
                          isOwnersCancellation,
                          areCarsHeld,
                          change,
                          isDepositHeld: deposit === 'held',
                          isDepositKept: deposit === 'kept',
                          isDepositOpen: deposit === 'nothing',
                          isDepositInHand: deposit === 'in hand',
                          claim,
                        };
                  const states = {
                    unpaid: !isPaidOnline,
                    paid: isPaidOnline,
                    'paid, ended': isPaidOnline && isEnded,
                    'paid, ended, not received': isPaidOnline && isEnded && !isReceived,
                    'not ended, not received': !isEnded && !isReceived,
                    'paid, near, known': isPaidOnline && isNearStart && isIdentityKnown,
                    'paid, near, cash due': isPaidOnline && isNearStart && isRestDue,
                    'money left': isMoneyLeft,
                    'unpaid, owner cancelled': !isPaidOnline && isOwnersCancellation,
                    'cars held': areCarsHeld,
                    'paid, no change': isPaidOnline && change === null,
                    'paid, no change, not ended': isPaidOnline && change === null && !isEnded,
                    'change open': change !== null,
                    'change asked': change === 'asked',
                    'change accepted': change === 'accepted',
                    'paid, no deposit': isPaidOnline && deposit !== 'held' && deposit !== 'in hand',
                    'paid, near, to be taken': isPaidOnline && isNearStart && deposit === 'nothing',
                    'in hand': deposit === 'in hand',
                    'in hand, no claim': deposit === 'in hand' && (claim === 'none' || claim === 'possible'),
                    'deposit, no claim': deposit === 'held' && (claim === 'none' || claim === 'possible'),
                    deposit: deposit === 'held',
                    kept: deposit === 'kept',
                    none: claim === 'none',
                    possible: claim === 'possible',
                    asked: claim === 'asked',
                    disputed: claim === 'disputed',
                    due: claim === 'due',
                    settled: claim === 'settled',
                  };
                  const [, , , to, effects] =
                    promised.find(
                      ([from, name, actors, , , when]) =>
                        from === state &&
                        name === event &&
                        actors.includes(actor) &&
                        (when === undefined || states[when]),
                    ) ?? [];
                  const found = findOrderTransition(facts, event, actor);
                  // A message for each of half a million checks costs more than the checks.
                  if (found?.to === to && found?.effects.join(' ') === effects) continue;
                  assert.deepEqual(
                    [found?.to, found?.effects.join(' ')],
                    [to, effects],
                    `${event} by ${actor} from ${JSON.stringify(facts)}`,
                  );
                }
});

/** The next status for each status and report of a bank; `refund` is a full refund, `part` a partial one. */
const payments: Readonly<Record<PaymentStatus, Readonly<Record<string, PaymentStatus>>>> = {
  created: { authorize: 'authorized', capture: 'captured', fail: 'failed', expire: 'expired', void: 'voided' },
  failed: { authorize: 'authorized', capture: 'captured', void: 'voided' },
  expired: { fail: 'failed', authorize: 'authorized', capture: 'captured', void: 'voided' },
  authorized: { capture: 'captured', void: 'voided' },
  voided: { capture: 'captured' },
  captured: { refund: 'refunded', part: 'part_refunded' },
  part_refunded: { refund: 'refunded' },
  refunded: {},
};

test('a payment has exactly the specified transitions, for every report of a bank', () => {
  assert.deepEqual(PaymentStatus.options.toSorted(), Object.keys(payments).toSorted());
  for (const status of PaymentStatus.options)
    for (const event of PaymentEventName.options) {
      assert.equal(nextPaymentStatus(status, event), payments[status][event], `${status} ${event}`);
      const part = event === 'refund' ? payments[status]['part'] : payments[status][event];
      assert.equal(nextPaymentStatus(status, event, false), part, `${status} ${event}, a part`);
    }
  assert.deepEqual(PaymentEventName.options.toSorted(), [
    'authorize',
    'capture',
    'expire',
    'fail',
    'open',
    'refund',
    'void',
  ]);
  assert.deepEqual(openPaymentStatuses, ['created', 'authorized']);
});
