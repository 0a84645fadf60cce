import type { SerializedError } from '@reduxjs/toolkit';
import type { RequestFailure } from '#src/api/requestFailure.ts';
import type { AppThunk } from '#src/store/hooks.ts';
import { favouritesApi } from './favouritesApi.ts';

const { listFavourites, addFavourite, removeFavourite } = favouritesApi.endpoints;

/** A favourite that could not be changed, with the status of the answer; 0 where there was none. */
export type Refusal = Pick<RequestFailure, 'status'>;

const refusalOf = (error: RequestFailure | SerializedError): Refusal => ({
  status: 'status' in error ? error.status : 0,
});

/**
 * Marks or unmarks a car: in the store at once, then at the server. While a request for this car is on its way another
 * press changes only the wish; whoever is sending looks at it afterwards, so that no request overtakes another. Gives
 * the failure after which the store says again what the server was last known to say.
 */
export const setFavourite =
  (carId: number, isWanted: boolean): AppThunk<Promise<Refusal | null>> =>
  async (dispatch, getState) => {
    const isMarked = () => listFavourites.select()(getState()).data?.pages[0]?.car_ids.includes(carId);
    const show = (isToBeMarked: boolean) =>
      dispatch(
        favouritesApi.util.updateQueryData('listFavourites', undefined, ({ pages }) => {
          for (const page of pages) {
            const others = page.car_ids.filter((id) => id !== carId);
            page.car_ids = isToBeMarked ? [carId, ...others] : others;
          }
        }),
      );
    if (isMarked() === undefined) {
      // Without the list there is nothing to show the wish in.
      const { error } = await dispatch(listFavourites.initiate(undefined, { subscribe: false }));
      if (error !== undefined) return refusalOf(error);
    }
    // Both mutations of a car share one place in the store.
    const fixedCacheKey = `favourite ${carId}`;
    const { isLoading } = addFavourite.select({ requestId: undefined, fixedCacheKey })(getState());
    let known = isMarked() ?? false;
    show(isWanted);
    if (isLoading) return null;

    for (let next = isWanted; next !== known; next = isMarked() ?? next) {
      const { initiate } = next ? addFavourite : removeFavourite;
      const { error } = await dispatch(initiate({ params: { car_id: carId } }, { fixedCacheKey }));
      if (error !== undefined) {
        show(known);
        return refusalOf(error);
      }
      known = next;
    }
    // A list that was asked for earlier may come later and not know of it.
    const running = dispatch(favouritesApi.util.getRunningQueryThunk('listFavourites', undefined));
    if (running) {
      await running;
      show(known);
    }
    return null;
  };
