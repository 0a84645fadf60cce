import NotificationsNoneRoundedIcon from '@mui/icons-material/NotificationsNoneRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { browserStorage } from '#src/shared/lib/browserStorage.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { useGetNoticesQuery } from './noticeSettingsApi.ts';
import { canPush } from './pushHere.ts';
import { usePushHere } from './usePushHere.ts';

/** That the user has said no, on this browser: they are not asked again. */
const LATER = 'gza.push.later';

const Ground = styled(Panel)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  '& > svg': { gridRow: 'span 3', color: theme.vars.palette.primary.main },
  '& h2': { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.35 },
  '& p': { color: theme.vars.palette.text.secondary, fontSize: '.9375rem' },
  '& > .buttons': { display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 12 },
}));

/** Offers news on this browser, beside a booked order; the browser itself asks after a click only. */
export function AskPush() {
  const { t } = useTranslation('orders');
  const titleId = useId();
  const { data } = useGetNoticesQuery();
  const { isBusy, start } = usePushHere('orders');
  const [isLater, setIsLater] = useUiState('push/later', () => browserStorage('localStorage')?.getItem(LATER) === '1');
  const key = data?.push_key ?? null;
  const isAsked = key !== null && data?.is_pushed_here === false && !isLater && canPush();
  if (!isAsked || Notification.permission === 'denied') return null;
  const refuse = (): void => {
    setIsLater(true);
    try {
      browserStorage('localStorage')?.setItem(LATER, '1');
    } catch {
      // A full storage: they are asked again another time.
    }
  };
  return (
    <Ground aria-labelledby={titleId}>
      <NotificationsNoneRoundedIcon aria-hidden />
      <h2 id={titleId}>{t('push.title')}</h2>
      <p>{t('push.text')}</p>
      <div className="buttons">
        <Button variant="outlined" size="small" loading={isBusy} onClick={() => void start(key)}>
          {t('push.start')}
        </Button>
        <Button variant="text" size="small" onClick={refuse}>
          {t('push.later')}
        </Button>
      </div>
    </Ground>
  );
}
