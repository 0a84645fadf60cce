import { isRequestFailure } from '#src/shared/api/requestFailure.ts';

/** Why an order could not be placed, as far as it changes what can be done now. */
export type CheckoutRefusal =
  /** Nobody knows whether the server has it: the very same try is to be repeated. */
  | { readonly kind: 'unsettled' }
  /** The price is too old: a new one has been asked for. */
  | { readonly kind: 'expired' }
  /** The dates are gone, or are the client's own already: the new price says which. */
  | { readonly kind: 'dates' }
  /** The car is not rented out any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'loggedOut' }
  /** Anything else, in the server's words where it has some. */
  | { readonly kind: 'other'; readonly message: string | null };

export function refusalOf(error: unknown): CheckoutRefusal {
  if (!isRequestFailure(error)) return { kind: 'unsettled' };
  const { status, code, message } = error;
  if (status === 0 || status >= 500 || code === 'IN_PROGRESS') return { kind: 'unsettled' };
  if (code === 'QUOTE_EXPIRED' || error.fields['quote_id'] !== undefined) return { kind: 'expired' };
  if (code === 'CAR_TAKEN' || code === 'ALREADY_ORDERED') return { kind: 'dates' };
  if (code === 'CAR_UNAVAILABLE') return { kind: 'gone' };
  return { kind: 'other', message: error.fields['pick_up_address'] ?? error.fields['drop_off_address'] ?? message };
}
