import { useEffect, useId } from 'react';
import { useAppDispatch } from './hooks.ts';
import { formSettled, formTouched } from './unsavedSlice.ts';

/** A form calls this with whether it holds something that a reload would lose. */
export function useUnsavedForm(isTouched: boolean): void {
  const id = useId();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isTouched) return undefined;
    dispatch(formTouched(id));
    return () => {
      dispatch(formSettled(id));
    };
  }, [dispatch, id, isTouched]);
}
