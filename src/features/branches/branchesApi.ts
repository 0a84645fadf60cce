import * as branches from '#contract/generated/branches.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';

export const branchesApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, branches, inPlace),
});

export const { useListBranchesQuery, useDeleteBranchMutation, useListHandoversQuery } = branchesApi;
