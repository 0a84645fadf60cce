import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { CodeAgain } from '#src/shared/forms/CodeAgain.tsx';
import { logFailure } from '#src/shared/lib/log.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { recoveryApi } from '../recoveryApi.ts';

interface Props {
  readonly address: string;
  readonly at: number;
  readonly onSent: () => void;
}

/** Resends the recovery code. A failure is only logged. */
export function AnotherCode({ address, at, onSent }: Props) {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useUiState('auth/anotherCode', false);
  const send = async (): Promise<void> => {
    setIsBusy(true);
    const { error } = await dispatch(sendSealed(recoveryApi.endpoints.startRecovery, { body: { address } }));
    setIsBusy(false);
    if (error !== undefined) {
      logFailure('No code was sent', error);
      return;
    }
    onSent();
    dispatch(noticeShown({ tone: 'success', text: { key: 'forms:codeAgain.sent' } }));
  };
  return <CodeAgain at={at} isBusy={isBusy} onSend={() => void send()} />;
}
