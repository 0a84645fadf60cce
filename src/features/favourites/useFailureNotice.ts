import { serverMessage } from '#src/shared/i18n/message.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import type { FavouriteRefusal } from './setFavourite.ts';

/** Notices about favourites share this id and replace each other: only the last change can be undone. */
export const favouriteNotice = 'favourite';

/** Shows why a favourite could not be added or removed. */
export function useFailureNotice(): (refusal: FavouriteRefusal) => void {
  const dispatch = useAppDispatch();
  return ({ status, message }) =>
    dispatch(
      noticeShown({
        id: favouriteNotice,
        tone: 'error',
        // An error, which the user needs time to read.
        isLong: true,
        // The maximum is reached: the server's message explains it.
        text:
          status === 409 && message !== null
            ? serverMessage(message)
            : { key: status === 404 ? 'common:favourite.gone' : 'common:favourite.failed' },
      }),
    );
}
