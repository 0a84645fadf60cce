import { addListener } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import { browserStorage } from '#src/shared/lib/browserStorage.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useListFavouritesInfiniteQuery } from './favouritesApi.ts';
import { removalUndone } from './favouritesSlice.ts';
import { setFavourite } from './setFavourite.ts';
import type { FavouriteRefusal } from './setFavourite.ts';
import { useFailureNotice } from './useFailureNotice.ts';
import { pressedBeforeLogin, removePendingFavourite, readPendingFavourites } from './pendingFavourites.ts';

/**
 * Whether the server has refused a car. Without a response, as after a login, which reloads during the request, or from
 * a server that is down or busy, the next page retries it.
 */
const isFinal = ({ status }: FavouriteRefusal): boolean => status >= 400 && status < 500 && status !== 429;

/** Loads the user's favourites for all hearts, and adds those marked before the login. */
export function FavouritesSync() {
  const dispatch = useAppDispatch();
  const showFailure = useFailureNotice();
  // Another tab or device may have changed them meanwhile.
  useListFavouritesInfiniteQuery(undefined, { refetchOnFocus: true, refetchOnReconnect: true });

  const fulfil = useEffectEvent(async (carIds: readonly number[]) => {
    const storage = browserStorage('sessionStorage');
    const failures = await Promise.all(
      carIds.map(async (id) => {
        const failure = await dispatch(setFavourite(id, true));
        if (failure === null || isFinal(failure)) removePendingFavourite(storage, id);
        return failure;
      }),
    );
    const failure = failures.find((one) => one !== null);
    if (failure) showFailure(failure);
    else if (carIds.length > 0) dispatch(noticeShown({ tone: 'success', text: { key: 'common:favourite.added' } }));
  });

  const undo = useEffectEvent(async (id: number) => {
    const failure = await dispatch(setFavourite(id, true));
    if (failure) showFailure(failure);
  });

  useEffect(
    () => dispatch(addListener({ actionCreator: removalUndone, effect: ({ payload }) => undo(payload) })),
    [dispatch],
  );

  // The user's heart may load after this component; until then the visitor's heart is shown.
  useEffect(
    () => dispatch(addListener({ actionCreator: pressedBeforeLogin, effect: ({ payload }) => fulfil([payload]) })),
    [dispatch],
  );

  useEffect(() => {
    void fulfil(readPendingFavourites(browserStorage('sessionStorage')));
  }, []);
  return null;
}
