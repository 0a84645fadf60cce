import VisibilityOutlinedIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { selectDisplayName, selectUser } from '#src/features/auth/authSlice.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { stopViewing } from './turnSession.ts';

const Bar = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 16px',
  padding: '6px 16px',
  backgroundColor: theme.vars.palette.warning.soft,
  color: theme.vars.palette.warning.onSoft,
  fontSize: '.875rem',
  fontWeight: 500,
  '& > svg': { fontSize: 20 },
}));

/** Shows on every screen whose account an admin views, with a way back. */
export function ViewingBar() {
  const { t } = useTranslation('accounts');
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const name = useAppSelector(selectDisplayName);
  const [isBusy, setIsBusy] = useUiState('accounts/stopViewing', false);
  if (user === null) return null;
  const stop = async () => {
    setIsBusy(true);
    const error = await dispatch(stopViewing(user.user_id));
    setIsBusy(false);
    if (error !== undefined) dispatch(noticeShown({ tone: 'error', text: { key: 'accounts:view.stopFailed' } }));
  };
  return (
    <Bar aria-label={t('view.label')}>
      <VisibilityOutlinedIcon />
      <span>{t('view.now', { name: name ?? `#${user.user_id}` })}</span>
      <Button variant="outlined" color="inherit" size="small" loading={isBusy} onClick={() => void stop()}>
        {t('view.stop')}
      </Button>
    </Bar>
  );
}
