import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { FieldMessage } from '#src/features/auth/form/FieldMessage.tsx';

interface Props<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly label: string;
  /** Who reads it, and how long it may be. */
  readonly hint: string;
  readonly autoFocus?: boolean;
}

/** A labelled text of several lines with its message under it. */
export function LongField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  autoFocus = false,
}: Props<Values>) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const message = fieldState.error?.message;
  return (
    <div>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        fullWidth
        multiline
        minRows={3}
        maxRows={12}
        id={id}
        name={field.name}
        value={field.value}
        onBlur={field.onBlur}
        onChange={field.onChange}
        inputRef={field.ref}
        autoFocus={autoFocus}
        error={message !== undefined}
        inputProps={{ 'aria-describedby': `${id}-${message === undefined ? 'hint' : 'message'}` }}
      />
      {message === undefined ? <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText> : null}
      <FieldMessage id={`${id}-message`} text={message} />
    </div>
  );
}
