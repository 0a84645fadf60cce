import type { SerializedError } from '@reduxjs/toolkit';
import type { RequestFailure } from '#src/shared/api/requestFailure.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { favouritesApi } from './favouritesApi.ts';
import { favouriteGivenUp, favouritePressed, favouritesSlice, favouriteTold, selectWish } from './favouritesSlice.ts';

const { addFavourite, removeFavourite } = favouritesApi.endpoints;

/** A favourite that could not be changed: the status of the answer, 0 where there was none, and what the server says. */
export type FavouriteRefusal = Pick<RequestFailure, 'status' | 'message'>;

const refusalOf = (error: RequestFailure | SerializedError): FavouriteRefusal =>
  'status' in error ? error : { status: 0, message: null };

/**
 * Marks or unmarks a car: in the store at once, then at the server. While a request for this car is on its way another
 * press changes only the wish; whoever is sending looks at it afterwards, so that no request overtakes another and the
 * last press is the last the server hears. Gives the failure after which the store says again what the server knows.
 */
export const setFavourite =
  (carId: number, isWanted: boolean): AppThunk<Promise<FavouriteRefusal | null>> =>
  async (dispatch, getState, { addReducer }) => {
    addReducer('favourites', favouritesSlice.reducer);
    const before = selectWish(getState(), carId);
    dispatch(favouritePressed({ carId, isWanted }));
    if (before?.step === 'sending') return null;

    let known = before?.isWanted;
    for (let next = isWanted; ;) {
      const { initiate } = next ? addFavourite : removeFavourite;
      const { error } = await dispatch(initiate({ params: { car_id: carId } }, { track: false }));
      if (error === undefined) known = next;
      const wish = selectWish(getState(), carId);
      // Whoever pressed is gone.
      if (wish === undefined) return null;
      if (wish.isWanted === next) {
        dispatch(known === undefined ? favouriteGivenUp(carId) : favouriteTold({ carId, isWanted: known }));
        return error === undefined ? null : refusalOf(error);
      }
      next = wish.isWanted;
    }
  };
