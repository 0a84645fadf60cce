import { styled } from '@mui/material/styles';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { useEditing } from './CarEditing.ts';
import type { PlainName } from './carFields.ts';
import { ContestNote } from './ContestNote.tsx';

const Unit = styled('span')(({ theme }) => ({
  paddingRight: 2,
  color: theme.vars.palette.text.tertiary,
  fontSize: '.9375rem',
  whiteSpace: 'nowrap',
}));

interface Props {
  readonly name: PlainName;
  readonly label: string;
  /** What the number counts. */
  readonly unit?: string;
  readonly hint?: string;
  readonly inputMode?: 'numeric' | 'decimal' | 'url';
  readonly lines?: readonly [from: number, to: number];
}

/** A field of the car that is typed. */
export function CarField({ unit, label, name, ...rest }: Props) {
  const { control } = useEditing();
  return (
    // Messages and links look for it here.
    <div data-field={name}>
      <FormField
        control={control}
        name={name}
        label={label}
        autoComplete="off"
        {...rest}
        {...(unit !== undefined && { end: <Unit>{unit}</Unit> })}
      />
      <ContestNote name={name} label={label} />
    </div>
  );
}
