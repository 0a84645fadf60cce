import NotificationsNoneRoundedIcon from '@mui/icons-material/NotificationsNoneRounded';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useLoginFirst } from '#src/features/auth/useLoginFirst.ts';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { useWaitForCarMutation } from './savedSearchesApi.ts';

/** The fragment of a car's page that asks by itself, after a login. */
const WAIT = '#wait';

interface Props {
  readonly carId: number;
  readonly dates: RentalRange;
}

/** Beside the message that dates are taken: asks to be told when they are free. A visitor logs in first, and it is asked then. */
export function WaitForDates({ carId, dates }: Props) {
  const { t } = useTranslation('saved');
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const askLogin = useLoginFirst('alert', pathname + search + WAIT);
  const [wait] = useWaitForCarMutation();
  const { run, isBusy, failure } = useAsyncAction('cars/waitForDates/work');
  const own = `${carId} ${dates.from} ${dates.to}`;
  const [asked, setAsked] = useUiState<string | null>('cars/waitForDates', null);
  const ask = async () => {
    const { error } = await run(() => wait({ params: { id: carId }, body: { from: dates.from, to: dates.to } }));
    if (error === undefined) setAsked(own);
    return error;
  };
  const isResumed = hash === WAIT && askLogin === null;
  const resume = useEffectEvent(async () => {
    void navigate(pathname + search, { replace: true });
    // After the login the page begins at its top.
    if ((await ask()) === undefined) dispatch(noticeShown({ tone: 'success', text: { key: 'saved:wait.done' } }));
  });
  useEffect(() => {
    if (isResumed) void resume();
  }, [isResumed]);
  if (asked === own) return <p>{t('wait.done')}</p>;
  return (
    <>
      <FailureNote text={failure} />
      <Button
        variant="outlined"
        sx={{ mt: 2.5 }}
        loading={isBusy}
        startIcon={<NotificationsNoneRoundedIcon />}
        onClick={askLogin ?? (() => void ask())}
      >
        <span>{t('wait.ask')}</span>
      </Button>
    </>
  );
}
