import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { canPush, isPushRefused } from './pushHere.ts';
import { usePushHere } from './usePushHere.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 16px',
  marginBottom: 16,
  '& > .text': { flex: '1 1 220px', minWidth: 0 },
  '& p': { color: theme.vars.palette.text.secondary, fontSize: '.875rem', lineHeight: 1.5 },
}));

/** Whether this browser shows news while no page is open, and the button that changes it. */
export function PushRow({ pushKey, isOn }: { pushKey: string; isOn: boolean }) {
  const { t } = useTranslation('profile');
  const { isBusy, start, stop } = usePushHere('profile');
  const text = !canPush() ? 'push.impossible' : isPushRefused() ? 'push.refused' : isOn ? 'push.on' : 'push.off';
  return (
    <Row>
      <div className="text">
        <b>{t('push.title')}</b>
        <p>{t(text)}</p>
      </div>
      {text === 'push.on' || text === 'push.off' ? (
        <Button variant="outlined" size="small" loading={isBusy} onClick={() => void (isOn ? stop() : start(pushKey))}>
          <span>{t(isOn ? 'push.stop' : 'push.start')}</span>
        </Button>
      ) : null}
    </Row>
  );
}
