import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isLocalDay, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { useUnsavedForm } from '#src/shared/store/drafts/useUnsavedForm.ts';
import { type BranchValues, type EditedDay, type ExceptionDay, withDay } from './branchForm.ts';

/** The exception being edited; it is applied when the branch is saved. */
export function useEditedDay(form: UseFormReturn<BranchValues, unknown, BranchValues>) {
  const today = todayInTbilisi(useServerNow());
  const [day, setDay] = useUiState<EditedDay | null>('branches/exception', null, { privacy: 'keep' });
  const [isWrong, setIsWrong] = useUiState('branches/exception/isWrong', false);
  const dateField = useRef<HTMLInputElement>(null);
  useUnsavedForm(day !== null);

  const close = () => {
    setDay(null);
    setIsWrong(false);
  };
  /** Applies it to the form; returns false for an invalid day, which shows an error. */
  const apply = (): boolean => {
    if (day === null) return true;
    if (!isLocalDay(day.date) || day.date < today) {
      setIsWrong(true);
      dateField.current?.focus();
      return false;
    }
    form.setValue('exceptions', withDay(form.getValues('exceptions'), day, today), { shouldDirty: true });
    close();
    return true;
  };
  return {
    today,
    day,
    isWrong,
    dateField,
    apply,
    close,
    change: setDay,
    /** Edits another day; the last one is applied first. */
    begin: (next: ExceptionDay) => {
      if (apply()) setDay({ ...next, of: next.date });
    },
  };
}

export type EditedDayForm = ReturnType<typeof useEditedDay>;
