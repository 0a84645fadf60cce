import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { Actions } from '../profile.styles.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  gap: '6px 16px',
  margin: '0 0 20px',
  padding: 16,
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.background.mist,
  listStyle: 'none',
  fontFamily: 'monospace',
  fontSize: '.9375rem',
}));

/** Shown once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation('profile');
  const [isCopied, setIsCopied] = useUiState('profile/codesCopied', false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setIsCopied(true);
  };
  return (
    <>
      <List>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Actions>
        <Button autoFocus onClick={onKept}>
          {t('factor.kept')}
        </Button>
        <Button variant="outlined" onClick={() => void copy()}>
          {t('factor.copy')}
        </Button>
        <span role="status">{isCopied ? t('factor.copied') : ''}</span>
      </Actions>
    </>
  );
}
