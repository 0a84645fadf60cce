import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';

export interface OrderText {
  readonly title: string;
  /** `{{amount}}` is filled in where money goes back. */
  readonly lead: string;
  /** Follows where the order waits for somebody; `{{until}}`, `{{prepaid}}` and, of a change, `{{online}}` are filled in. */
  readonly due?: string;
}

/** What each side of an order is told when it moves. */
export interface OrderTexts {
  readonly events: Readonly<Record<OrderEventName, { readonly client: OrderText; readonly owner: OrderText }>>;
  /** What the client is told when it was the owner: what is free instead stands with the order. */
  readonly cancelledByOwner: OrderText & { readonly similar: string; readonly action: string };
  /** And where such cars are held for them: `{{held}}` until `{{held_until}}`. */
  readonly carsHeld: OrderText & { readonly action: string };
  /** The order in one line; `{{car}}`, `{{from}}`, `{{to}}` and `{{total}}` are filled in. */
  readonly facts: string;
  /** Follows the facts where money goes back: `{{refund}}`. */
  readonly refund: string;
  /** Follows where cash was paid, too: `{{cash_back}}`. */
  readonly cashBack: string;
  /** Follows the facts while a change is open: `{{change_car}}`, `{{change_from}}`, `{{change_to}}`, `{{change_total}}`. */
  readonly requestedChange: string;
  readonly action: string;
  /** Where the car is got and given back; `{{city}}` is filled in where it is brought to an address or a hotel. */
  readonly places: Readonly<Record<'pick_up' | 'drop_off' | 'map' | 'address' | 'hotel', string>>;
}
