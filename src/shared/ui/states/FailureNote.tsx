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

/** Why the button below did not work; read out as soon as it is there. */
export function FailureNote({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text === null ? null : (
        <Failure>
          <ErrorOutlineRoundedIcon />
          <span>{text}</span>
        </Failure>
      )}
    </div>
  );
}
