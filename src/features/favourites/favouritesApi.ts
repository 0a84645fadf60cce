import type { ResponseOf } from '#contract/call.ts';
import type { listFavourites as ListCall } from '#contract/calls/favourites.ts';
import { addFavourite, listFavourites, removeFavourite } from '#contract/generated/favourites.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf, pagesOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';

export const favouritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf(build, { addFavourite, removeFavourite }, inPlace),
    listFavourites: build.infiniteQuery<ResponseOf<typeof ListCall>, void, string | null>(
      pagesOf(listFavourites, () => ({})),
    ),
  }),
});

export const { useListFavouritesInfiniteQuery } = favouritesApi;
