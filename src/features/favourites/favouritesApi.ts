import type { ResponseOf } from '#contract/call.ts';
import { addFavourite, listFavourites, removeFavourite } from '#contract/favourites.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';

export const favouritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFavourites: build.infiniteQuery<ResponseOf<typeof listFavourites>, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (last) => last.next_cursor ?? undefined,
      },
      query: ({ pageParam }) =>
        requestOf(listFavourites).query({ query: pageParam === null ? {} : { cursor: pageParam } }),
    }),
    addFavourite: build.mutation<ResponseOf<typeof addFavourite>, ArgOf<typeof addFavourite>>({
      ...requestOf(addFavourite),
      ...inPlace,
    }),
    removeFavourite: build.mutation<ResponseOf<typeof removeFavourite>, ArgOf<typeof removeFavourite>>({
      ...requestOf(removeFavourite),
      ...inPlace,
    }),
  }),
});

export const { useListFavouritesInfiniteQuery } = favouritesApi;
