import ErrorOutlineRoundedIcon from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  padding: '16px 20px',
  borderRadius: theme.radii.card,
  backgroundColor: theme.vars.palette.background.mist,
  '& > svg': { color: theme.vars.palette.error.main },
  '& > p': { flex: '1 1 200px' },
}));

interface Props {
  /** What could not be loaded, in a sentence. */
  text: string;
  isBusy?: boolean;
  onRetry: () => void;
}

/** A part of a screen that could not be loaded, with another try. */
export function ErrorState({ text, isBusy = false, onRetry }: Props) {
  const { t } = useTranslation('common');
  return (
    <Box role="alert">
      <ErrorOutlineRoundedIcon />
      <p>{text}</p>
      <Button variant="outlined" loading={isBusy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </Box>
  );
}
