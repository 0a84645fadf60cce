import {
  changeAccount,
  endAccountSessions,
  getAccount,
  listAccountOrders,
  listAccounts,
  stopViewing,
  viewAccount,
} from '#contract/generated/accounts.ts';
import { api } from '#src/api/api.ts';
import { endpointsOf } from '#src/api/endpointsOf.ts';
import { inPlace } from '#src/api/requests.ts';

export const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf(build, { listAccounts, getAccount, listAccountOrders, viewAccount, stopViewing }),
    ...endpointsOf(build, { changeAccount, endAccountSessions }, inPlace),
  }),
});

export const {
  useListAccountsQuery,
  useGetAccountQuery,
  useListAccountOrdersQuery,
  useChangeAccountMutation,
  useEndAccountSessionsMutation,
} = accountsApi;
