import type { ReactNode } from 'react';
import FormHelperText from '@mui/material/FormHelperText';
import { FormSelect } from '#src/shared/forms/FormSelect.tsx';
import { useEditing } from './CarEditing.ts';
import type { PlainName } from './carFields.ts';
import { ContestNote } from './ContestNote.tsx';
import type { Choice } from './options.ts';

interface Props {
  readonly name: PlainName;
  readonly label: string;
  readonly options: readonly Choice[];
  readonly isDisabled?: boolean;
  readonly hint?: ReactNode;
}

/** A field of the car that is chosen; the first entry says nothing yet. */
export function CarChoice({ name, label, options, isDisabled = false, hint }: Props) {
  const { control } = useEditing();
  return (
    <div data-field={name}>
      <FormSelect
        control={control}
        name={name}
        label={label}
        options={[{ value: '', label: '—' }, ...options]}
        isDisabled={isDisabled}
      />
      {hint === undefined ? null : <FormHelperText>{hint}</FormHelperText>}
      <ContestNote name={name} label={label} />
    </div>
  );
}
