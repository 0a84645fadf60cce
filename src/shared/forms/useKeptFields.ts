import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useTypedAfter, useTypedBefore } from '#src/shared/store/drafts/useTypedMemory.ts';

/** Fields with their values. */
type Changed<Values extends FieldValues> = readonly (readonly [
  field: Path<Values>,
  value: PathValue<Values, Path<Values>>,
])[];

/**
 * Restores unsent changes for the same user, if the session ended during them. `secrets` are never stored, as they are
 * not in the store either; with null nothing is.
 */
export function useKeptFields<Values extends FieldValues>(
  key: string,
  form: UseFormReturn<Values, unknown, Values>,
  secrets: readonly Path<Values>[] | null,
): void {
  const found = useTypedBefore<Changed<Values>>(key);
  useTypedAfter<Changed<Values>>(key, () => {
    if (secrets === null) return null;
    // The keys of the values are paths of them.
    const fields = Object.keys(form.getValues()) as Path<Values>[];
    const changed = fields.filter((field) => !secrets.includes(field) && form.getFieldState(field).isDirty);
    return changed.length === 0 ? null : changed.map((field) => [field, form.getValues(field)] as const);
  });
  const restore = useEffectEvent(() => {
    for (const [field, value] of found ?? []) form.setValue(field, value, { shouldDirty: true });
  });
  useEffect(() => restore(), []);
}
