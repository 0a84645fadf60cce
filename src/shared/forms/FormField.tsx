import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { FieldMessage } from './FieldMessage.tsx';

export interface FormFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  /** For autofill and the keys of a phone. */
  readonly autoComplete: string;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly placeholder?: string;
  readonly end?: ReactNode;
  /** Shown under the field until there is a message. */
  readonly hint?: string;
  /** Several lines: how many to begin with, and after how many it scrolls. */
  readonly lines?: readonly [from: number, to: number];
  readonly autoFocus?: boolean;
  /** Transforms the typed text before it is stored in the form. */
  readonly clean?: (text: string) => string;
}

/** A labelled text with its message under it. */
export function FormField<Values extends FieldValues>({
  control,
  name,
  label,
  end,
  hint,
  lines,
  autoFocus = false,
  clean = (text) => text,
  ...input
}: FormFieldProps<Values>) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const message = fieldState.error?.message;
  const below = message === undefined ? hint && `${id}-hint` : `${id}-message`;
  return (
    <div>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        fullWidth
        {...input}
        {...(lines && { multiline: true, minRows: lines[0], maxRows: lines[1] })}
        id={id}
        name={field.name}
        value={field.value}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(clean(event.target.value))}
        inputRef={field.ref}
        autoFocus={autoFocus}
        error={message !== undefined}
        endAdornment={end}
        inputProps={{ 'aria-describedby': below }}
      />
      {message === undefined && hint !== undefined ? <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText> : null}
      <FieldMessage id={`${id}-message`} text={message} />
    </div>
  );
}
