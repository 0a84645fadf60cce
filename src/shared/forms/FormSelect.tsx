import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';
import { FieldMessage } from './FieldMessage.tsx';

interface Props<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly isDisabled?: boolean;
}

/** A select with its message under it. A value that the list no longer has stays selected. */
export function FormSelect<Values extends FieldValues>({ control, name, label, options, isDisabled }: Props<Values>) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const message = fieldState.error?.message;
  // The names are those of texts.
  const value: string = field.value;
  const isKnown = options.some((option) => option.value === value);
  return (
    <div>
      <PlainSelect
        label={label}
        value={value}
        options={isKnown ? options : [{ value, label: value === '' ? '—' : value }, ...options]}
        onChange={field.onChange}
        onBlur={field.onBlur}
        selectRef={field.ref}
        messageId={message === undefined ? undefined : id}
        {...(isDisabled !== undefined && { isDisabled })}
      />
      <FieldMessage id={id} text={message} />
    </div>
  );
}
