import Button from '@mui/material/Button';
import ErrorOutlineRoundedIcon from '@mui/icons-material/ErrorOutlineRounded';
import { styled } from '@mui/material/styles';

const Failure = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  marginBottom: 16,
  padding: '12px 14px',
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.error.soft,
  color: theme.vars.palette.error.onSoft,
  fontSize: '.9375rem',
  lineHeight: 1.4,
  '& > svg': { flex: 'none', width: 20, height: 20 },
}));

interface Props {
  readonly label: string;
  readonly isBusy: boolean;
  /** Why the last try failed, where no field is to blame. */
  readonly failure: string | null;
}

/** Sends the form; what went wrong as a whole stands right above it and is read out. */
export function SubmitButton({ label, isBusy, failure }: Props) {
  return (
    <div>
      <div role="alert">
        {failure === null ? null : (
          <Failure>
            <ErrorOutlineRoundedIcon />
            {failure}
          </Failure>
        )}
      </div>
      <Button type="submit" size="large" fullWidth loading={isBusy}>
        {label}
      </Button>
    </div>
  );
}
