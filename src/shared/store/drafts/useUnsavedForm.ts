import { useEffect, useId } from 'react';
import { useAppDispatch } from '../hooks.ts';
import { formSettled, formTouched, OUTLIVES_SCREEN } from './unsavedSlice.ts';

/**
 * A form calls this with whether it holds something that is not saved: the guard then asks before it is left. A form that
 * is saved as it is typed, or whose words the store holds, is `lostWith` the page and not with its screen.
 */
export function useUnsavedForm(isUnsaved: boolean, lostWith: 'screen' | 'page' = 'screen'): void {
  const id = useId();
  const form = lostWith === 'page' ? `${id}${OUTLIVES_SCREEN}` : id;
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    dispatch(formTouched(form));
    return () => {
      dispatch(formSettled(form));
    };
  }, [dispatch, form, isUnsaved]);
}
