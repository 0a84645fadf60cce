import { createQuote } from '#contract/generated/orders/quotes.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';

export const quotesApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { createQuote }),
});

export const { useCreateQuoteQuery } = quotesApi;
