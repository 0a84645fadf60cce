import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logFailure } from '#src/lib/log.ts';
import { useAppDispatch, useAppSelector, useServerClock } from '#src/store/hooks.ts';
import { noticeShown } from '#src/store/noticesSlice.ts';
import { registrationApi } from '../registrationApi.ts';
import { codeSent, selectResend } from '../registrationSlice.ts';
import { clockText } from '#src/lib/clockText.ts';
import { useSecondsLeft } from '#src/store/useSecondsLeft.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  minHeight: 52,
  marginBottom: 20,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& > button': { fontVariantNumeric: 'tabular-nums' },
}));

/** Another code, once the countdown is over. A failure is only logged. */
export function SendCode({ address }: { address: string }) {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const clock = useServerClock();
  const resend = useAppSelector(selectResend);
  const [isBusy, setIsBusy] = useState(false);
  const left = useSecondsLeft(resend?.address === address ? resend.at : 0);

  const send = async (): Promise<void> => {
    setIsBusy(true);
    const { error } = await dispatch(
      registrationApi.endpoints.sendCode.initiate({ body: { address } }, { track: false }),
    );
    setIsBusy(false);
    if (error !== undefined) {
      logFailure('No code was sent', error);
      return;
    }
    dispatch(codeSent({ address, sentAt: clock.now() }));
    dispatch(noticeShown({ tone: 'success', text: t('registration.codeSent') }));
  };
  return (
    <Row>
      <span>{t('registration.spam')}</span>
      <Button variant="outlined" size="small" disabled={left > 0} loading={isBusy} onClick={() => void send()}>
        {left > 0 ? t('registration.sendCodeIn', { time: clockText(left) }) : t('registration.sendCode')}
      </Button>
    </Row>
  );
}
