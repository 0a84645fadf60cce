import { serverMessage } from '#src/shared/i18n/message.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import type { FavouriteRefusal } from './setFavourite.ts';

/** Notices about favourites replace each other: only the last change can be taken back. */
export const favouriteNotice = 'favourite';

/** Says why a car did not become a favourite, or stayed one. */
export function useFailureNotice(): (refusal: FavouriteRefusal) => void {
  const dispatch = useAppDispatch();
  return ({ status, message }) =>
    dispatch(
      noticeShown({
        id: favouriteNotice,
        tone: 'error',
        // What was wanted did not happen: it is to be read and tried again.
        isLong: true,
        // There is no more room: the server says it best.
        text:
          status === 409 && message !== null
            ? serverMessage(message)
            : { key: status === 404 ? 'common:favourite.gone' : 'common:favourite.failed' },
      }),
    );
}
