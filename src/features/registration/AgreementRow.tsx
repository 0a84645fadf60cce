import { useId } from 'react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { FieldMessage } from '#src/shared/forms/FieldMessage.tsx';
import { CheckRow } from '#src/shared/ui/components/CheckRow.tsx';

interface Props<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, boolean>;
  readonly label: ReactNode;
}

/** Something a person has to agree to, with its message under it. */
export function AgreementRow<Values extends FieldValues>({ control, name, label }: Props<Values>) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const message = fieldState.error?.message;
  return (
    <div>
      <CheckRow
        label={label}
        isChecked={field.value}
        onChange={() => field.onChange(!field.value)}
        inputRef={field.ref}
        {...(message !== undefined && { messageId: id })}
      />
      <FieldMessage id={id} text={message} />
    </div>
  );
}
