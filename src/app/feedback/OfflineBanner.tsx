import WifiOffRoundedIcon from '@mui/icons-material/WifiOffRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { selectIsOnline } from '#src/store/environmentSlice.ts';
import { useAppSelector } from '#src/store/hooks.ts';

const Strip = styled('span')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 4),
  fontWeight: 500,
  fontSize: 14,
  color: theme.vars.palette.warning.onSoft,
  backgroundColor: theme.vars.palette.warning.soft,
  '& > svg': { fontSize: 20 },
}));

/** Says that there is no network, for as long as there is none. */
export function OfflineBanner() {
  const { t } = useTranslation('common');
  const isOnline = useAppSelector(selectIsOnline);
  return (
    <output>
      {isOnline ? null : (
        <Strip>
          <WifiOffRoundedIcon />
          {t('failure.banner')}
        </Strip>
      )}
    </output>
  );
}
