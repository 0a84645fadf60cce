import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Car } from '#contract/calls/cars.ts';
import type { Order, PaymentWay } from '#contract/calls/orders.ts';
import type { Quote } from '#contract/calls/quotes.ts';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { offerOf } from '#src/features/cars/page/booking/offer.ts';
import type { Offer } from '#src/features/cars/page/booking/offer.ts';
import { rentalQuery } from '#src/features/cars/page/booking/rentalQuery.ts';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { rentalDays } from '#src/features/dates/rentalRange.ts';
import { usePlaceOrderMutation } from '#src/features/orders/ordersApi.ts';
import { usePay } from '#src/features/payments/usePay.ts';
import type { RentalChoice } from '#src/features/quotes/rentalChoice.ts';
import { useQuote } from '#src/features/quotes/useQuote.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { useAttempt } from '#src/shared/api/useAttempt.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import type { Addresses } from './PlaceAddresses.tsx';
import { isBroughtTo, sides } from './PlaceAddresses.tsx';
import { useTermsRead } from './useTermsRead.ts';
import type { TermsRead } from './useTermsRead.ts';

const isLoggedOut = (): AppThunk<boolean> => (_dispatch, getState) => selectUser(getState()) === null;

interface Choice {
  readonly car: Car;
  readonly range: RentalRange | null;
  readonly choice: RentalChoice;
  readonly way: PaymentWay;
  readonly addresses: Addresses;
}

interface Checkout {
  readonly offer: Offer;
  /** What is on the table: it stays as it is while a try is not settled and after it worked. */
  readonly quote: Quote | null;
  /** The total the client saw first, where the price has changed since. */
  readonly formerTotal: number | null;
  readonly refusal: CheckoutRefusal | null;
  /** The order once there is one: then only paying is left. */
  readonly order: Order | null;
  readonly payFailure: string | null;
  /** Of the terms on the table. */
  readonly reading: TermsRead;
  readonly isBusy: boolean;
  /** Whether the bank is to hold the money of a request before the owner answers. */
  readonly isCardGiven: boolean;
  readonly giveCard: (isGiven: boolean) => void;
  readonly submit: () => Promise<void>;
  readonly refresh: () => void;
}

/** Places one order for what was chosen and leads on to the bank, or to the order where the owner answers first and the card is not given now. */
export function useCheckout({ car, range, choice, way, addresses }: Choice): Checkout {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [placeOrder] = usePlaceOrderMutation();
  const { keyOf, once } = useAttempt();
  const bank = usePay();
  /** The price of a try that is under way or not settled: nothing may replace it meanwhile. */
  const [tried, setTried] = useUiState<Quote | null>('checkout/tried', null, { privacy: 'quote' });
  const [order, setOrder] = useUiState<Order | null>('checkout/order', null, { privacy: 'order' });
  const [refusal, setRefusal] = useUiState<CheckoutRefusal | null>('checkout/refusal', null);
  const [isCardGiven, giveCard] = useUiState('checkout/isCardGiven', true);
  const [isPlacing, setIsPlacing] = useUiState('checkout/isPlacing', false);

  const isAsked = range !== null && rentalDays(range) >= car.min_days && tried === null;
  const asked = useQuote(isAsked ? { carId: car.id, ...range, choice } : null);
  const offer = offerOf({ range, minDays: car.min_days, ...asked });
  const quote = tried ?? asked.quote;
  const reading = useTermsRead(quote?.terms ?? null);

  const wish = range === null ? '' : rentalQuery(range, choice);
  const [seen, setSeen] = useUiState<{ wish: string; total: number } | null>('checkout/seen', null);
  // Other dates and choices have another price: that is no change anybody has to be told.
  const isNew = quote !== null && seen?.wish !== wish;
  useEffect(() => {
    if (isNew) setSeen({ wish, total: quote.total });
  }, [isNew, wish, quote, setSeen]);
  const isChanged = seen?.wish === wish && quote !== null && quote.total !== seen.total;

  const place = async (chosen: Quote): Promise<Order | null> => {
    const named = Object.fromEntries(
      sides.filter((side) => isBroughtTo(chosen[side])).map((side) => [`${side}_address`, addresses[side]] as const),
    );
    const body = { quote_id: chosen.id, payment: way, terms_acknowledged: reading.isRead, ...named };
    const arg = { body, idempotencyKey: keyOf(JSON.stringify(body)) };
    setIsPlacing(true);
    setTried(chosen);
    setRefusal(null);
    try {
      return await once(async () => (await placeOrder(arg).unwrap()).order);
    } catch (error) {
      // The end of a session ends every request of it, with or without an answer of its own.
      refuse(dispatch(isLoggedOut()) ? { kind: 'loggedOut' } : refusalOf(error));
      return null;
    } finally {
      setIsPlacing(false);
    }
  };

  const refuse = (why: CheckoutRefusal): void => {
    setRefusal(why);
    // Only an open question keeps the price it was asked with.
    if (why.kind !== 'unsettled') setTried(null);
  };

  const submit = async (): Promise<void> => {
    if (order !== null) {
      await bank.pay(order.id);
      return;
    }
    if (quote === null) return;
    if (!reading.isRead) return reading.miss();
    const placed = await place(quote);
    if (placed === null) return;
    if (placed.status === 'requested') {
      if (isCardGiven && (await bank.pay(placed.id))) return;
      if (isCardGiven) dispatch(noticeShown({ tone: 'info', isLong: true, text: { key: 'orders:pay.bankIsDown' } }));
      await navigate(paths.order(placed.id), { replace: true });
      return;
    }
    setOrder(placed);
    await bank.pay(placed.id);
  };

  return {
    offer,
    quote,
    formerTotal: isChanged ? seen.total : null,
    refusal,
    order,
    payFailure: bank.failure,
    reading,
    isBusy: isPlacing || bank.isBusy,
    isCardGiven,
    giveCard,
    submit,
    refresh: asked.refresh,
  };
}

/** Why an order could not be placed, as far as it changes what can be done now. */
type CheckoutRefusal =
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

function refusalOf(error: unknown): CheckoutRefusal {
  if (!isRequestFailure(error)) return { kind: 'unsettled' };
  const { status, code, message } = error;
  if (status === 0 || status >= 500 || code === 'IN_PROGRESS') return { kind: 'unsettled' };
  if (code === 'QUOTE_EXPIRED' || error.fields['quote_id'] !== undefined) return { kind: 'expired' };
  if (code === 'CAR_TAKEN' || code === 'ALREADY_ORDERED') return { kind: 'dates' };
  if (code === 'CAR_UNAVAILABLE') return { kind: 'gone' };
  return { kind: 'other', message: error.fields['pick_up_address'] ?? error.fields['drop_off_address'] ?? message };
}
