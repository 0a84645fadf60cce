import * as accounts from '#contract/generated/accounts.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';

const { viewAccount, stopViewing, ...others } = accounts;

export const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf(build, { viewAccount, stopViewing }),
    ...endpointsOf(build, others, inPlace),
  }),
});

export const {
  useListAccountsQuery,
  useGetAccountQuery,
  useListAccountOrdersQuery,
  useChangeAccountMutation,
  useEndAccountSessionsMutation,
} = accountsApi;
