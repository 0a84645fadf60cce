import { useEffect, useId } from 'react';
import { useAppDispatch } from '../hooks.ts';
import { formSettled, formTouched, OUTLIVES_SCREEN } from './unsavedSlice.ts';

/**
 * A form calls this with whether it has unsaved input: the guard then asks before the page is left. A form that is
 * saved while typing, or whose input is in the store, is `lostWith` the page and not with its screen.
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
