import { styled } from '@mui/material/styles';
import { useId, useMemo } from 'react';
import type { Ref } from 'react';

const Label = styled('label')(({ theme }) => ({
  display: 'block',
  marginBottom: 6,
  ...theme.typography.body2,
  lineHeight: 1.4,
  fontWeight: 500,
}));

const arrow = (side: '45deg' | '-45deg') =>
  `linear-gradient(${side}, transparent 50%, var(--gza-palette-text-secondary) 50%)`;

const Select = styled('select')(({ theme }) => ({
  width: '100%',
  minHeight: 44,
  padding: '8px 38px 8px 14px',
  appearance: 'none',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: theme.radii.control,
  background: `${arrow('45deg')} right 20px center / 6px 6px no-repeat, ${arrow('-45deg')} right 14px center / 6px 6px no-repeat, ${theme.vars.palette.background.paper}`,
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontSize: '.9375rem',
  fontVariantNumeric: 'tabular-nums',
  textOverflow: 'ellipsis',
  transition: theme.transitions.create('border-color', { duration: theme.transitions.duration.shortest }),
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:focus-visible': {
    outline: 'none',
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '&[aria-invalid]': {
    borderColor: theme.vars.palette.error.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.error.main}`,
  },
  '&:disabled': { borderColor: theme.vars.palette.divider, color: theme.vars.palette.text.tertiary },
}));

interface Props<Value extends string> {
  readonly label: string;
  /** The label is for screen readers where the value is self-explanatory. */
  readonly isLabelHidden?: boolean;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly className?: string;
  readonly onBlur?: () => void;
  readonly selectRef?: Ref<HTMLSelectElement>;
  /** The id of the element with its error message. */
  readonly messageId?: string | undefined;
  readonly isDisabled?: boolean;
}

/** A native select, which every phone and screen reader knows, in the style of the other fields. */
export function PlainSelect<Value extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  onChange,
  className,
  onBlur,
  selectRef,
  messageId,
  isDisabled = false,
}: Props<Value>) {
  const id = useId();
  const choices = useMemo(
    () =>
      options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      )),
    [options],
  );
  return (
    <div className={className} data-script="">
      {isLabelHidden ? null : <Label htmlFor={id}>{label}</Label>}
      <Select
        id={id}
        {...(isLabelHidden && { 'aria-label': label })}
        ref={selectRef}
        value={value}
        disabled={isDisabled}
        {...(onBlur && { onBlur })}
        {...(messageId && { 'aria-invalid': true, 'aria-describedby': messageId })}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices}
      </Select>
    </div>
  );
}
