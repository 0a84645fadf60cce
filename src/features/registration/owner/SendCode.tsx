import { CodeAgain } from '#src/shared/forms/CodeAgain.tsx';
import { logFailure } from '#src/shared/lib/log.ts';
import { useAppDispatch, useAppSelector, useServerClock } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { registrationApi } from '../registrationApi.ts';
import { codeSent, selectResend } from '../registrationSlice.ts';

/** Sends another code. A failure is only logged. */
export function SendCode({ address }: { address: string }) {
  const dispatch = useAppDispatch();
  const clock = useServerClock();
  const resend = useAppSelector(selectResend);
  const [isBusy, setIsBusy] = useUiState('registration/anotherCode', false);

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
    dispatch(noticeShown({ tone: 'success', text: { key: 'forms:codeAgain.sent' } }));
  };
  return <CodeAgain at={resend?.address === address ? resend.at : 0} isBusy={isBusy} onSend={() => void send()} />;
}
