import { useTranslation } from 'react-i18next';
import type { RequestFailure } from '#src/api/requestFailure.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { noticeShown } from '#src/store/noticesSlice.ts';

/** Says why a car did not become a favourite, or stayed one. */
export function useFailureNotice(): (failure: RequestFailure) => void {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  return ({ status }) =>
    dispatch(noticeShown({ tone: 'error', text: t(status === 404 ? 'favourite.gone' : 'favourite.failed') }));
}
