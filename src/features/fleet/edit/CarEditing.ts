import { createContext, use } from 'react';
import type { Control, UseFormSetValue } from 'react-hook-form';
import type { Reference } from '#contract/calls/reference/reference.ts';
import type { CarFields, CarForm, FieldName } from './carFields.ts';

export interface Editing {
  readonly control: Control<CarForm>;
  readonly setValue: UseFormSetValue<CarForm>;
  readonly reference: Reference;
  readonly branches: readonly { readonly id: number; readonly name: string }[];
  /** What the server has, for fields that were changed here and elsewhere. */
  readonly theirs: CarFields;
  readonly settle: (name: FieldName, whose: 'mine' | 'theirs') => void;
}

export const CarEditing = createContext<Editing | null>(null);

/** The form that a field of the editor belongs to. */
export function useEditing(): Editing {
  const editing = use(CarEditing);
  if (editing === null) throw new Error('A field of a car stands outside of its editor.');
  return editing;
}
