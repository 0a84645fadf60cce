import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { LONGEST_NOTE } from '#contract/domain/limits.ts';

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly least: string;
  readonly onType: (value: string) => void;
}

/** A day, by the browser's own field. */
export function DayField({ label, value, least, onType }: DayFieldProps) {
  const id = useId();
  return (
    <div>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        fullWidth
        id={id}
        type="date"
        value={value}
        inputProps={{ min: least }}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  );
}

/** What the owner wants to remember of it. */
export function NoteField({ label, value, onType }: Omit<DayFieldProps, 'least'>) {
  const id = useId();
  return (
    <div>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        fullWidth
        id={id}
        value={value}
        autoComplete="off"
        inputProps={{ maxLength: LONGEST_NOTE }}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  );
}
