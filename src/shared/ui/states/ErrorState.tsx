import ErrorOutlineRoundedIcon from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ReportButton } from '../components/ReportButton.tsx';
import { StateArt } from './StateArt.tsx';

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

const Whole = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 24,
  maxWidth: 640,
  margin: '0 auto',
  textAlign: 'center',
  '& > img': { marginBottom: 0 },
});

interface Props {
  /** What could not be loaded, in a sentence. */
  text: string;
  /** There is nothing else on the screen. */
  isWhole?: boolean;
  isBusy?: boolean;
  onRetry: () => void;
}

/** What could not be loaded, with another try: a part of a screen, or all of it. */
export function ErrorState({ text, isWhole = false, isBusy = false, onRetry }: Props) {
  const { t } = useTranslation('common');
  if (isWhole) {
    return (
      <Whole role="alert">
        <StateArt />
        <p>{text}</p>
        <Button size="large" loading={isBusy} onClick={onRetry}>
          {t('retry')}
        </Button>
        <ReportButton isButton />
      </Whole>
    );
  }
  return (
    <Box role="alert">
      <ErrorOutlineRoundedIcon />
      <p>{text}</p>
      <Button variant="outlined" loading={isBusy} onClick={onRetry}>
        {t('retry')}
      </Button>
      <ReportButton isButton />
    </Box>
  );
}
