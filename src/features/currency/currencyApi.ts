import { getRates } from '#contract/generated/currency.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';

/** Rates change once a day; the order keeps the one it was made with. */
const keptFor = 60 * 60;

export const currencyApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { getRates }, { keepUnusedDataFor: keptFor }),
});

export const { useGetRatesQuery } = currencyApi;
const { getRates: rates } = currencyApi.endpoints;
/** What is known of the rates without asking for them, and asking for them without listening. */
export const { useQueryState: useGetRatesQueryState, useQuerySubscription: useGetRatesQuerySubscription } = rates;

/** Asks once more where the last answer was a failure. */
export const retryRates = (): AppThunk<void> => (dispatch, getState) => {
  if (rates.select()(getState()).isError) void dispatch(rates.initiate(undefined, { subscribe: false }));
};
