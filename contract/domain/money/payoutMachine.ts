export const payoutStates = ['due', 'sent', 'settled', 'returned'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** What admins tell of a payout. */
export const payoutEvents = ['send', 'settle', 'return'] as const;
export type PayoutEventName = (typeof payoutEvents)[number];

export interface PayoutTransition {
  readonly from: PayoutState;
  readonly event: PayoutEventName;
  readonly to: PayoutState;
}

/** Every way a payout can move. What came back is not sent again: it is in the owner's next payout. */
export const payoutTransitions: readonly PayoutTransition[] = [
  { from: 'due', event: 'send', to: 'sent' },
  { from: 'sent', event: 'settle', to: 'settled' },
  { from: 'sent', event: 'return', to: 'returned' },
];

/** Where an event takes a payout; undefined where it cannot happen. There may have been nothing to pay. */
export const nextPayoutState = (from: PayoutState | null, event: PayoutEventName): PayoutState | undefined =>
  payoutTransitions.find((transition) => transition.from === from && transition.event === event)?.to;

/** What can be told of a payout now: the buttons of its row. */
export const listPayoutEvents = (from: PayoutState | null): PayoutEventName[] =>
  payoutTransitions.filter((transition) => transition.from === from).map(({ event }) => event);
