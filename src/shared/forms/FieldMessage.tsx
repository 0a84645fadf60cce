import ErrorOutlineRoundedIcon from '@mui/icons-material/ErrorOutlineRounded';
import FormHelperText from '@mui/material/FormHelperText';

/** The error message under a field. */
export function FieldMessage({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined || text === '') return null;
  return (
    <FormHelperText error id={id}>
      <ErrorOutlineRoundedIcon sx={{ width: 16, height: 16, mt: '1px', flex: 'none' }} />
      <span>{text}</span>
    </FormHelperText>
  );
}
