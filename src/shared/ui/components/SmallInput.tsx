import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';

const Input = styled(OutlinedInput)({
  width: '100%',
  minHeight: 44,
  fontSize: '1rem',
  fontVariantNumeric: 'tabular-nums',
  '& .MuiOutlinedInput-input': { paddingBlock: 8 },
  '& .MuiInputAdornment-positionStart + .MuiOutlinedInput-input': { paddingInlineStart: 0 },
});

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'search' | 'text';
  readonly placeholder?: string;
  /** Shown before the value. */
  readonly unit?: string;
  readonly isNumber?: boolean;
  /** Whether it has the initial focus of the screen. */
  readonly isFocused?: boolean;
}

/** A field whose position explains it; the label is for screen readers. */
export function SmallInput(props: Props) {
  const { label, value, onChange, type = 'text', placeholder, unit, isNumber = false, isFocused = false } = props;
  return (
    <Input
      type={type}
      autoFocus={isFocused}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputProps={{ 'aria-label': label, maxLength: isNumber ? 7 : 100, ...(isNumber && { inputMode: 'numeric' }) }}
      {...(placeholder && { placeholder })}
      {...(unit && { startAdornment: <InputAdornment position="start">{unit}</InputAdornment> })}
    />
  );
}
