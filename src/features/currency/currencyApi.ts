import { getRates } from '#contract/generated/currency.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';

/** Seconds. Rates change once a day; an order stores its own. */
const cacheSeconds = 60 * 60;

export const currencyApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { getRates }, { keepUnusedDataFor: cacheSeconds }),
});

export const { useGetRatesQuery } = currencyApi;
const { getRates: rates } = currencyApi.endpoints;
/** Reads the cached rates without a subscription, and subscribes without reading. */
export const { useQueryState: useGetRatesQueryState, useQuerySubscription: useGetRatesQuerySubscription } = rates;

/** Retries a failed request. */
export const retryRates = (): AppThunk<void> => (dispatch, getState) => {
  if (rates.select()(getState()).isError) void dispatch(rates.initiate(undefined, { subscribe: false }));
};
