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
  /** What the browser may fill in, or a keyboard may show. */
  readonly autoComplete: string;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly placeholder?: string;
  readonly end?: ReactNode;
  readonly autoFocus?: boolean;
  /** What a typed text becomes before the form takes it. */
  readonly clean?: (text: string) => string;
}

/** A labelled line of text with its message under it. */
export function FormField<Values extends FieldValues>({
  control,
  name,
  label,
  end,
  autoFocus = false,
  clean = (text) => text,
  ...input
}: FormFieldProps<Values>) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const message = fieldState.error?.message;
  return (
    <div>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        fullWidth
        {...input}
        id={id}
        name={field.name}
        value={field.value}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(clean(event.target.value))}
        inputRef={field.ref}
        autoFocus={autoFocus}
        error={message !== undefined}
        endAdornment={end}
        inputProps={{ 'aria-describedby': message === undefined ? undefined : `${id}-message` }}
      />
      <FieldMessage id={`${id}-message`} text={message} />
    </div>
  );
}
