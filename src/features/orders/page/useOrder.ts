import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback } from 'react';
import { useParams } from 'react-router';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import type { Order } from '#contract/calls/orders.ts';
import { readId } from '#src/shared/lib/readId.ts';
import { useGetOrderQuery } from '../ordersApi.ts';

/** How often an order that waits for the other side is asked for anew, ms. */
const patience = 20_000;

type ShownOrder =
  | { readonly state: 'loading' | 'missing' }
  | { readonly state: 'failed'; readonly isBusy: boolean; readonly retry: () => void }
  | { readonly state: 'there'; readonly order: Order; readonly refresh: () => void };

/** The order the address names. What the other side or another tab does with it is seen without a reload. */
export function useOrder(): ShownOrder {
  const id = readId(useParams()['id']);
  const { currentData, error, isFetching, refetch } = useGetOrderQuery(id === null ? skipToken : { params: { id } }, {
    pollingInterval: patience,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  });
  const refresh = useCallback(() => {
    // Before the first question there is nothing to repeat.
    if (id !== null) void refetch();
  }, [id, refetch]);
  if (id === null || (isRequestFailure(error) && error.status === 404)) return { state: 'missing' };
  if (currentData) return { state: 'there', order: currentData.order, refresh };
  if (error !== undefined) return { state: 'failed', isBusy: isFetching, retry: refresh };
  return { state: 'loading' };
}
