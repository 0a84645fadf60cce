import * as calls from '#contract/branches.ts';
import type { ResponseOf } from '#contract/call.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';

/** Hours say when cars can be picked up and returned. */
const changes = { invalidatesTags: ['Branch', 'Availability'] as const };

/** The branches of an owner. Their tag is known to the panel only: nobody else pays for it. */
export const branchesApi = api.enhanceEndpoints({ addTagTypes: ['Branch'] }).injectEndpoints({
  endpoints: (build) => ({
    listBranches: build.query<ResponseOf<typeof calls.listBranches>, void>({
      ...requestOf(calls.listBranches),
      providesTags: ['Branch'],
    }),
    createBranch: build.mutation<ResponseOf<typeof calls.createBranch>, ArgOf<typeof calls.createBranch>>({
      ...requestOf(calls.createBranch),
      ...inPlace,
      ...changes,
    }),
    updateBranch: build.mutation<ResponseOf<typeof calls.updateBranch>, ArgOf<typeof calls.updateBranch>>({
      ...requestOf(calls.updateBranch),
      ...inPlace,
      ...changes,
    }),
    deleteBranch: build.mutation<ResponseOf<typeof calls.deleteBranch>, ArgOf<typeof calls.deleteBranch>>({
      ...requestOf(calls.deleteBranch),
      ...inPlace,
      ...changes,
    }),
    listHandovers: build.query<ResponseOf<typeof calls.listHandovers>, ArgOf<typeof calls.listHandovers>>({
      ...requestOf(calls.listHandovers),
    }),
  }),
});

export const { useListBranchesQuery, useDeleteBranchMutation, useListHandoversQuery } = branchesApi;
