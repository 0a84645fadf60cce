import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 -960 960 960'%3E%3Cpath d='m378-332 363-363q9-9 21.5-9t21.5 9q9 9 9 21.5t-9 21.5L399-267q-9 9-21 9t-21-9L175-449q-9-9-8.5-21.5T176-492q9-9 21.5-9t21.5 9l159 160Z'/%3E%3C/svg%3E\")";

const Row = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '22px 1fr auto',
  gap: 12,
  alignItems: 'start',
  minHeight: 32,
  padding: '5px 0',
  fontSize: '.9375rem',
  lineHeight: '22px',
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 44, paddingBlock: 11 },
  '&:has(:disabled)': { color: theme.vars.palette.text.tertiary, cursor: 'default' },
}));

const Box = styled('input')(({ theme }) => ({
  position: 'relative',
  width: 22,
  height: 22,
  margin: 0,
  appearance: 'none',
  border: `1.5px solid ${theme.vars.palette.control}`,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'inherit',
  transition: theme.transitions.create(['background-color', 'border-color'], { duration: 150 }),
  'label:hover > &:enabled:not([aria-invalid])': { borderColor: theme.vars.palette.text.primary },
  '&:disabled': { borderColor: theme.vars.palette.divider },
  '&[aria-invalid]': { borderColor: theme.vars.palette.error.main },
  '&[type=radio]': { borderRadius: '50%' },
  '&[type=radio]:checked': { border: `7px solid ${theme.vars.palette.primary.main}` },
  '&[type=checkbox]:checked': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0.5,
      backgroundColor: theme.vars.palette.primary.contrastText,
      mask: `${tick} center / 18px no-repeat`,
    },
  },
}));

const End = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  lineHeight: '22px',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.tertiary,
}));

interface Props {
  readonly type?: 'checkbox' | 'radio';
  /** Radio rows of one name exclude each other. */
  readonly name?: string;
  readonly label: ReactNode;
  /** At the end of the row, such as a count. */
  readonly end?: ReactNode;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** The id of the element with its error message. */
  readonly messageId?: string;
}

/** A box, its label and a figure: the whole row can be clicked. */
export function CheckRow(props: Props) {
  const { type = 'checkbox', name, label, end, isChecked, isDisabled = false, onChange, inputRef, messageId } = props;
  return (
    <Row>
      <Box
        ref={inputRef}
        type={type}
        {...(name && { name })}
        checked={isChecked}
        disabled={isDisabled}
        onChange={onChange}
        {...(messageId && { 'aria-invalid': true, 'aria-describedby': messageId })}
      />
      <span className="text">{label}</span>
      {end === undefined ? null : <End className="end">{end}</End>}
    </Row>
  );
}
