import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 16px',
  marginBottom: 16,
  padding: '12px 16px',
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.warning.soft,
  color: theme.vars.palette.warning.onSoft,
  '& > p': { flex: '1 1 260px' },
}));

interface Props {
  readonly isShown: boolean;
  readonly onTakeTheirs: () => Promise<void>;
  readonly onKeepMine: () => Promise<void>;
}

/** The prices were saved elsewhere meanwhile: nothing is overwritten before the user decides. */
export function ConflictNote({ isShown, onTakeTheirs, onKeepMine }: Props) {
  const { t } = useTranslation('prices');
  return (
    <div role="alert">
      {isShown ? (
        <Note>
          <p>{t('conflict.text')}</p>
          <Button variant="outlined" onClick={() => void onTakeTheirs()}>
            {t('conflict.theirs')}
          </Button>
          <Button variant="outlined" onClick={() => void onKeepMine()}>
            {t('conflict.mine')}
          </Button>
        </Note>
      ) : null}
    </div>
  );
}
