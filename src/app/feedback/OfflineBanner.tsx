import WifiOffRoundedIcon from '@mui/icons-material/WifiOffRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import { selectIsOnline, selectKeptAt } from '#src/shared/store/environmentSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';

const Strip = styled('span')(({ theme }) => ({
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

/** Shown while there is no connection, with the age of the cached answers that the page shows. */
export function OfflineBanner() {
  const { t } = useTranslation('common');
  const isOnline = useAppSelector(selectIsOnline);
  const keptAt = useAppSelector(selectKeptAt);
  return (
    <output>
      {isOnline && keptAt === null ? null : (
        <Strip>
          <WifiOffRoundedIcon />
          <span>
            {keptAt === null ? t('failure.banner') : t('failure.kept', { time: localMomentOf(keptAt).slice(11) })}
          </span>
        </Strip>
      )}
    </output>
  );
}
