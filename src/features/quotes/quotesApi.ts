import type { ResponseOf } from '#contract/call.ts';
import { createQuote } from '#contract/quotes.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';

export const quotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A question although it is a POST: the same rental has the same price while its quote lives.
    createQuote: build.query<ResponseOf<typeof createQuote>, ArgOf<typeof createQuote>>({
      ...requestOf(createQuote),
      providesTags: ['Availability'],
    }),
  }),
});

export const { useCreateQuoteQuery } = quotesApi;
