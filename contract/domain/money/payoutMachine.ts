export const payoutStates = ['due', 'sent', 'settled', 'returned'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** The events of a payout that admins record. */
export const payoutEvents = ['send', 'settle', 'return'] as const;
export type PayoutEventName = (typeof payoutEvents)[number];

export interface PayoutTransition {
  readonly from: PayoutState;
  readonly event: PayoutEventName;
  readonly to: PayoutState;
}

/** All transitions of a payout. A returned one is not sent again: its amount is in the owner's next payout. */
export const payoutTransitions: readonly PayoutTransition[] = [
  { from: 'due', event: 'send', to: 'sent' },
  { from: 'sent', event: 'settle', to: 'settled' },
  { from: 'sent', event: 'return', to: 'returned' },
];

/** The status after an event; undefined where it cannot happen. There may have been nothing to pay. */
export const nextPayoutState = (from: PayoutState | null, event: PayoutEventName): PayoutState | undefined =>
  payoutTransitions.find((transition) => transition.from === from && transition.event === event)?.to;

/** The events that can be recorded now: the buttons of a payout's row. */
export const listPayoutEvents = (from: PayoutState | null): PayoutEventName[] =>
  payoutTransitions.filter((transition) => transition.from === from).map(({ event }) => event);
