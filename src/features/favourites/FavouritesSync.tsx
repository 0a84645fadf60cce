import { addListener } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import { browserStorage } from '#src/shared/lib/browserStorage.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useListFavouritesInfiniteQuery } from './favouritesApi.ts';
import { removalUndone } from './favouritesSlice.ts';
import { setFavourite } from './setFavourite.ts';
import { useFailureNotice } from './useFailureNotice.ts';
import { pressedBeforeLogin, removePendingFavourite, readPendingFavourites } from './pendingFavourites.ts';

/** Knows one's own favourites for all hearts, and adds those pressed before the login. */
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
        // Nobody heard of it: the next page tells it, as after a login, which ends the page in the middle of this.
        if (failure?.status !== 0) removePendingFavourite(storage, id);
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

  // The code of a user's heart may come after this: until then a visitor's is pressed.
  useEffect(
    () => dispatch(addListener({ actionCreator: pressedBeforeLogin, effect: ({ payload }) => fulfil([payload]) })),
    [dispatch],
  );

  useEffect(() => {
    void fulfil(readPendingFavourites(browserStorage('sessionStorage')));
  }, []);
  return null;
}
