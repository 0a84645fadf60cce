import { useEffect } from 'react';
import { quotesApi } from '#src/features/quotes/quotesApi.ts';
import { quoteBody } from '#src/features/quotes/useQuote.ts';
import type { QuoteRequest } from '#src/features/quotes/useQuote.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import type { RequestFailure } from '#src/shared/api/requestFailure.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';

interface Options {
  readonly request: QuoteRequest | null;
  readonly code: string | null;
  readonly setCode: (code: string | null) => void;
  /** Of the price with the code. */
  readonly failure: RequestFailure | null;
}

export interface Coupon {
  /** The code that the price has. */
  readonly code: string | null;
  /** Why a code that counted counts no more. */
  readonly refusal: string | null;
  /** Prices the rental with a code; the price stays as it is unless it counts. Returns the error, or undefined. */
  readonly apply: (code: string) => Promise<unknown>;
  readonly remove: () => void;
  /** Drops the code where that is why something failed. */
  readonly refuse: (error: unknown) => void;
}

/** Why the code is to blame for a failed request; null where it is not. */
function blameOf(error: unknown): string | null {
  if (!isRequestFailure(error)) return null;
  return error.fields['coupon'] ?? (error.status === 429 ? error.message : null);
}

/** The promo code of a checkout: it never stands in the way of the price without it. */
export function useCoupon({ request, code, setCode, failure }: Options): Coupon {
  const dispatch = useAppDispatch();
  const [refusal, setRefusal] = useUiState<string | null>('checkout/couponRefusal', null);

  const refuse = (error: unknown): void => {
    const blame = code === null ? null : blameOf(error);
    if (blame === null) return;
    setRefusal(blame);
    setCode(null);
  };
  useEffect(() => refuse(failure));

  return {
    code,
    refusal,
    refuse,
    remove: () => {
      setRefusal(null);
      setCode(null);
    },
    apply: async (typed) => {
      if (request === null) return undefined;
      const body = quoteBody({ ...request, coupon: typed });
      const { error } = await dispatch(
        quotesApi.endpoints.createQuote.initiate({ body }, { subscribe: false, forceRefetch: true }),
      );
      if (error !== undefined) return error;
      setRefusal(null);
      setCode(typed);
      return undefined;
    },
  };
}
