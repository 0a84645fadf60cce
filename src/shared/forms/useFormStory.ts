import { useCallback, useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { formChanged, formClosed, formOpened } from '#src/shared/store/formsSlice.ts';
import type { FormState } from '#src/shared/store/formsSlice.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';

/** Tells the store of a form: which fields were touched, which are wrong. Gives what tells the rest. */
export function useFormStory<Values extends FieldValues>(
  name: string,
  step: string | undefined,
  { formState }: UseFormReturn<Values, unknown, Values>,
): (change: Partial<FormState>) => void {
  const dispatch = useAppDispatch();
  const { dirtyFields, touchedFields, errors } = formState;
  const touched = Object.keys({ ...touchedFields, ...dirtyFields })
    .toSorted()
    .join(' ');
  const wrong = Object.entries(errors)
    .map(([field, error]) => `${field}:${typeof error?.type === 'string' ? error.type : 'client'}`)
    .toSorted()
    .join(' ');
  const tell = useCallback(
    (change: Partial<FormState>) => {
      dispatch(formChanged({ key: name, change }));
    },
    [dispatch, name],
  );
  useEffect(() => {
    dispatch(formOpened(name));
    return () => {
      dispatch(formClosed(name));
    };
  }, [dispatch, name]);
  useEffect(() => {
    if (step !== undefined) tell({ step });
  }, [tell, step]);
  useEffect(() => {
    tell({ touched: partsOf(touched), wrong: Object.fromEntries(partsOf(wrong).map((each) => pairOf(each))) });
  }, [tell, touched, wrong]);
  return tell;
}

const partsOf = (list: string): string[] => (list === '' ? [] : list.split(' '));

function pairOf(text: string): readonly [field: string, kind: string] {
  const [field = '', kind = ''] = text.split(':');
  return [field, kind];
}
