import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Car } from '#contract/calls/cars/cars.ts';
import type { Order, PaymentWay } from '#contract/calls/orders/orders.ts';
import type { Quote } from '#contract/calls/orders/quotes.ts';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { offerOf } from '#src/features/cars/page/booking/offer.ts';
import type { Offer } from '#src/features/cars/page/booking/offer.ts';
import { rentalQuery } from '#src/features/cars/page/booking/rentalQuery.ts';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { rentalDays } from '#src/features/dates/rentalRange.ts';
import { usePlaceOrderMutation } from '#src/features/orders/ordersApi.ts';
import { screenNow, usePay } from '#src/features/payments/usePay.ts';
import type { RentalChoice } from '#src/features/quotes/rentalChoice.ts';
import { useQuote } from '#src/features/quotes/useQuote.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { useAttempt } from '#src/shared/api/useAttempt.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useTypedAfter, useTypedBefore } from '#src/shared/store/drafts/useTypedMemory.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useTyped } from '#src/shared/store/drafts/useTyped.ts';
import type { Addresses } from './PlaceAddresses.tsx';
import { isBroughtTo, sides } from './PlaceAddresses.tsx';
import { useCoupon } from './useCoupon.ts';
import type { Coupon } from './useCoupon.ts';
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
  /** The price shown; unchanged while an attempt is unsettled and after it succeeded. */
  readonly quote: Quote | null;
  /** The total the client saw first, if the price has changed since. */
  readonly formerTotal: number | null;
  readonly refusal: CheckoutRefusal | null;
  /** The order once it is placed: only payment is left. */
  readonly order: Order | null;
  readonly payFailure: string | null;
  /** For the terms shown. */
  readonly reading: TermsRead;
  readonly isBusy: boolean;
  /** Whether the bank holds the money of a request before the owner answers. */
  readonly isCardGiven: boolean;
  readonly coupon: Coupon;
  readonly giveCard: (isGiven: boolean) => void;
  readonly submit: () => Promise<void>;
  readonly refresh: () => void;
}

/** Places one order for the choice and continues at the bank, or at the order if the owner answers first and no card is given. */
export function useCheckout({ car, range, choice, way, addresses }: Choice): Checkout {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [placeOrder] = usePlaceOrderMutation();
  const { keyOf, once } = useAttempt();
  const bank = usePay();
  /** The price of an attempt that is running or unsettled: it must not change meanwhile. */
  const [tried, setTried] = useUiState<Quote | null>('checkout/tried', null, { privacy: 'quote' });
  const [order, setOrder] = useUiState<Order | null>('checkout/order', null, { privacy: 'order' });
  const [refusal, setRefusal] = useUiState<CheckoutRefusal | null>('checkout/refusal', null);
  const wasCardGiven = useTypedBefore<boolean>('checkout/isCardGiven') ?? true;
  const [isCardGiven, giveCard] = useUiState('checkout/isCardGiven', wasCardGiven);
  // Who does not want money to be held has said so for the order, not for the session.
  useTypedAfter<boolean>('checkout/isCardGiven', () => (isCardGiven ? null : false));
  const [isPlacing, setIsPlacing] = useUiState('checkout/isPlacing', false);

  const needsQuote = range !== null && rentalDays(range) >= car.min_days && tried === null;
  const request = range === null ? null : { carId: car.id, ...range, choice };
  const [code, setCode] = useTyped<string | null>('checkout/coupon', null);
  const priced = useQuote(needsQuote && request !== null ? { ...request, coupon: code } : null);
  const coupon = useCoupon({ request, code, setCode, failure: priced.failure });
  const offer = offerOf({ range, minDays: car.min_days, ...priced });
  const quote = tried ?? priced.quote;
  const reading = useTermsRead(quote?.terms ?? null);

  // Neither the code nor the price without it: a promo code changes the price, as another choice does.
  const rental = range === null ? '' : `${rentalQuery(range, choice)}${code === null ? '' : ' coupon'}`;
  const [seen, setSeen] = useUiState<{ wish: string; total: number } | null>('checkout/seen', null);
  // Another rental has another price, which is not a price change.
  const isNew = quote !== null && seen?.wish !== rental;
  useEffect(() => {
    if (isNew) setSeen({ wish: rental, total: quote.total });
  }, [isNew, rental, quote, setSeen]);
  const isChanged = seen?.wish === rental && quote !== null && quote.total !== seen.total;

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
      coupon.refuse(error);
      // The end of a session aborts its requests, so the error may not show it.
      refuse(dispatch(isLoggedOut()) ? { kind: 'loggedOut' } : refusalOf(error));
      return null;
    } finally {
      setIsPlacing(false);
    }
  };

  const refuse = (why: CheckoutRefusal): void => {
    setRefusal(why);
    // Only an unsettled attempt keeps its price.
    if (why.kind !== 'unsettled') setTried(null);
  };

  const submit = async (): Promise<void> => {
    if (order !== null) {
      await bank.pay(order.id);
      return;
    }
    if (quote === null) return;
    if (!reading.isRead) return reading.miss();
    const asked = dispatch(screenNow());
    const placed = await place(quote);
    if (placed === null) return;
    const isLeft = (): boolean => dispatch(screenNow()) !== asked;
    const isRequest = placed.status === 'requested';
    if (!isRequest) setOrder(placed);
    const isAtBank = !isLeft() && (!isRequest || isCardGiven) && (await bank.pay(placed.id));
    if (isLeft()) {
      const text = {
        key: isRequest ? 'checkout:requested' : 'checkout:ordered',
        values: { number: placed.number },
      } as const;
      dispatch(noticeShown({ tone: 'info', isLong: true, text }));
      return;
    }
    if (!isRequest || isAtBank) return;
    if (isCardGiven) dispatch(noticeShown({ tone: 'info', isLong: true, text: { key: 'orders:pay.bankIsDown' } }));
    await navigate(paths.order(placed.id), { replace: true });
  };

  return {
    offer,
    quote,
    formerTotal: isChanged ? seen.total : null,
    // Only a car that is not for rent any more has no price and no reason.
    refusal: priced.failure?.status === 404 ? { kind: 'gone' } : refusal,
    order,
    payFailure: bank.failure,
    reading,
    isBusy: isPlacing || bank.isBusy,
    isCardGiven,
    coupon,
    giveCard,
    submit,
    refresh: priced.refresh,
  };
}

/** Why an order could not be placed, by what the client can do next. */
type CheckoutRefusal =
  /** It is unknown whether the server has it: the same attempt must be repeated. */
  | { readonly kind: 'unsettled' }
  /** The price has expired; a new one has been requested. */
  | { readonly kind: 'expired' }
  /** The dates are booked, or already ordered by this client; the new price says which. */
  | { readonly kind: 'dates' }
  /** The car is no longer for rent. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'loggedOut' }
  /** Anything else, with the server's message if there is one. */
  | { readonly kind: 'other'; readonly message: string | null };

function refusalOf(error: unknown): CheckoutRefusal {
  if (!isRequestFailure(error)) return { kind: 'unsettled' };
  const { status, code, message } = error;
  if (status === 0 || status >= 500 || code === 'IN_PROGRESS') return { kind: 'unsettled' };
  if (code === 'QUOTE_EXPIRED' || error.fields['quote_id'] !== undefined) return { kind: 'expired' };
  if (code === 'CAR_TAKEN' || code === 'ALREADY_ORDERED') return { kind: 'dates' };
  if (code === 'CAR_UNAVAILABLE') return { kind: 'gone' };
  // It is said beside its field, and the price is there without it.
  if (error.fields['coupon'] !== undefined) return { kind: 'other', message: error.fields['coupon'] };
  return { kind: 'other', message: error.fields['pick_up_address'] ?? error.fields['drop_off_address'] ?? message };
}
