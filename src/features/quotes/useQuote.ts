import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import type { Quote } from '#contract/calls/orders/quotes.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import type { RequestFailure } from '#src/shared/api/requestFailure.ts';
import { useSecondsLeft } from '#src/shared/store/useSecondsLeft.ts';
import { askedChoice } from './rentalChoice.ts';
import type { RentalChoice } from './rentalChoice.ts';
import { useCreateQuoteQuery } from './quotesApi.ts';

/** The car, dates and choice to price. */
export interface QuoteRequest {
  readonly carId: number;
  readonly from: string;
  readonly to: string;
  readonly choice: RentalChoice;
  /** A promo code. */
  readonly coupon?: string | null;
}

/** The arguments of the call: equal ones share their price. */
export const quoteBody = ({ carId: car_id, from, to, choice, coupon = null }: QuoteRequest) => ({
  car_id,
  from,
  to,
  ...askedChoice(choice),
  ...(coupon !== null && { coupon }),
});

interface QuoteQuery {
  /** The price of exactly this request; null while it is loading or refused. */
  readonly quote: Quote | null;
  /** The last price there was: shown while the next one is on its way. */
  readonly last: Quote | null;
  readonly failure: RequestFailure | null;
  /** Until the price expires, by the server's clock. */
  readonly secondsLeft: number | null;
  readonly refresh: () => void;
}

/** The server's price of a request, refetched as soon as it expires; null skips the request. */
export function useQuote(request: QuoteRequest | null): QuoteQuery {
  const query = useCreateQuoteQuery(request === null ? skipToken : { body: quoteBody(request) });
  const { refetch, isUninitialized } = query;
  const refused = query.isError && isRequestFailure(query.error) ? query.error : null;
  const failure = query.isFetching ? null : refused;
  const quote = failure === null && request !== null ? (query.currentData?.quote ?? null) : null;
  const secondsLeft = useSecondsLeft(quote?.expires_at ?? null);
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver && !isUninitialized) void refetch();
  }, [isOver, isUninitialized, refetch]);
  return {
    quote,
    last: query.data?.quote ?? null,
    failure,
    secondsLeft,
    refresh: () => {
      if (!isUninitialized) void refetch();
    },
  };
}
