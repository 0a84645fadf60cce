import { useListFavouritesInfiniteQuery } from '#src/features/favourites/favouritesApi.ts';

/** The list as the screen shows it: asked for anew whenever it is opened, so that prices are today's. */
export const useFavourites = () => useListFavouritesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });

export type FavouritesQuery = ReturnType<typeof useFavourites>;
