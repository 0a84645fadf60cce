import type { ResponseOf } from '#contract/call.ts';
import * as calls from '#contract/accounts.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';
import type { SealedArgOf } from '#src/api/sealedRequestOf.ts';
import { secretRequestOf } from '#src/api/secretRequestOf.ts';
import type { Veiled } from '#src/api/veil.ts';

type List = typeof calls.listAccounts;
type Get = typeof calls.getAccount;
type Orders = typeof calls.listAccountOrders;
type Change = typeof calls.changeAccount;
type End = typeof calls.endAccountSessions;
type View = typeof calls.viewAccount;
type Stop = typeof calls.stopViewing;

export const accountsApi = api.enhanceEndpoints({ addTagTypes: ['Account'] }).injectEndpoints({
  endpoints: (build) => ({
    listAccounts: build.query<ResponseOf<List>, ArgOf<List>>({
      ...requestOf(calls.listAccounts),
      providesTags: ['Account'],
    }),
    getAccount: build.query<ResponseOf<Get>, ArgOf<Get>>({ ...requestOf(calls.getAccount), providesTags: ['Account'] }),
    listAccountOrders: build.query<ResponseOf<Orders>, ArgOf<Orders>>(requestOf(calls.listAccountOrders)),
    changeAccount: build.mutation<ResponseOf<Change>, ArgOf<Change>>({
      ...requestOf(calls.changeAccount),
      ...inPlace,
      // A colleague may have been faster: what is shown is asked for anew, whatever the answer.
      invalidatesTags: ['Account'],
    }),
    endAccountSessions: build.mutation<ResponseOf<End>, ArgOf<End>>({
      ...requestOf(calls.endAccountSessions),
      ...inPlace,
      invalidatesTags: ['Account'],
    }),
    viewAccount: build.mutation<Veiled<ResponseOf<View>>, SealedArgOf<View>>(secretRequestOf(calls.viewAccount)),
    stopViewing: build.mutation<Veiled<ResponseOf<Stop>>, SealedArgOf<Stop>>(secretRequestOf(calls.stopViewing)),
  }),
});

export const {
  useListAccountsQuery,
  useGetAccountQuery,
  useListAccountOrdersQuery,
  useChangeAccountMutation,
  useEndAccountSessionsMutation,
} = accountsApi;
