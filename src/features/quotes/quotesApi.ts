import { createQuote } from '#contract/generated/quotes.ts';
import { api } from '#src/api/api.ts';
import { endpointsOf } from '#src/api/endpointsOf.ts';

export const quotesApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { createQuote }),
});

export const { useCreateQuoteQuery } = quotesApi;
