import type { SerializedError } from '@reduxjs/toolkit';
import type { RequestFailure } from '#src/shared/api/requestFailure.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { favouritesApi } from './favouritesApi.ts';
import { favouriteGivenUp, favouritePressed, favouritesSlice, favouriteTold, selectWish } from './favouritesSlice.ts';

const { addFavourite, removeFavourite } = favouritesApi.endpoints;

/** Why a favourite could not be changed: the response's status, 0 without one, and the server's message. */
export type FavouriteRefusal = Pick<RequestFailure, 'status' | 'message'>;

const refusalOf = (error: RequestFailure | SerializedError): FavouriteRefusal =>
  'status' in error ? error : { status: 0, message: null };

/**
 * Adds or removes a favourite: in the store at once, then on the server. While a request for this car is running, another
 * press only updates the stored wish, and the running call sends it afterwards. So requests never overtake each other and
 * the last press is sent last. Returns the failure, after which the store again shows the last confirmed state.
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
      // The user has logged out meanwhile.
      if (wish === undefined) return null;
      if (wish.isWanted === next) {
        dispatch(known === undefined ? favouriteGivenUp(carId) : favouriteTold({ carId, isWanted: known }));
        return error === undefined ? null : refusalOf(error);
      }
      next = wish.isWanted;
    }
  };
