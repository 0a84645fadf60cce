import type { ResponseOf } from '#contract/call.ts';
import type { getOwner as OwnerCall } from '#contract/calls/owners.ts';
import { getOwner } from '#contract/generated/owners.ts';
import { api } from '#src/shared/api/api.ts';
import { pagesOf } from '#src/shared/api/endpointsOf.ts';
import type { ArgOf } from '#src/shared/api/requestOf.ts';

export type OwnerAnswer = ResponseOf<typeof OwnerCall>;
type OwnerArg = Pick<ArgOf<typeof OwnerCall>, 'params'>;

/** The first page has everything, the later ones further reviews. */
export const ownersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwner: build.infiniteQuery<OwnerAnswer, OwnerArg, string | null>(pagesOf(getOwner, (arg: OwnerArg) => arg)),
  }),
});

export const { useGetOwnerInfiniteQuery } = ownersApi;
