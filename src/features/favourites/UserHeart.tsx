import { browserStorage } from '#src/shared/lib/browserStorage.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { removalUndone, selectMarked } from './favouritesSlice.ts';
import { Heart } from './Heart.tsx';
import type { HeartProps } from './Heart.tsx';
import { removePendingFavourite } from './pendingFavourites.ts';
import { setFavourite } from './setFavourite.ts';
import { favouriteNotice, useFailureNotice } from './useFailureNotice.ts';

/** Filled when the car is a favourite. Updates optimistically and reverts if the request fails. */
export function UserHeart(props: HeartProps) {
  const dispatch = useAppDispatch();
  const showFailure = useFailureNotice();
  const { id, brand, model } = props.car;
  const isMarked = useAppSelector((state) => selectMarked(state).has(id));
  const press = async () => {
    // The last press wins over one before the login that never reached the server.
    removePendingFavourite(browserStorage('sessionStorage'), id);
    if (isMarked) {
      dispatch(
        noticeShown({
          id: favouriteNotice,
          tone: 'success',
          text: { key: 'common:favourite.removed', values: { car: `${brand} ${model}` } },
          action: { text: { key: 'common:favourite.undo' }, dispatches: removalUndone(id) },
        }),
      );
    }
    const failure = await dispatch(setFavourite(id, !isMarked));
    if (failure !== null) showFailure(failure);
  };
  return <Heart {...props} isMarked={isMarked} onPress={() => void press()} />;
}
