import type { Message } from '#src/shared/i18n/message.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useAsyncAction } from './useAsyncAction.ts';

/**
 * A call that is made once the user has confirmed it. `dialog` goes to a `ConfirmDialog`, which stays open with the
 * reason when the call fails.
 */
export function useConfirmation(key: string) {
  const dispatch = useAppDispatch();
  const [isOpen, setIsOpen] = useUiState(key, false);
  const { run, isBusy, failure, forget } = useAsyncAction(`confirmation/${key}`);
  return {
    ask: () => {
      forget();
      setIsOpen(true);
    },
    /** Resolves to whether it has worked; then the dialog is closed and `done` is shown. */
    send: async (call: () => PromiseLike<{ readonly error?: unknown }>, done?: Message): Promise<boolean> => {
      const { error } = await run(call);
      if (error !== undefined) return false;
      setIsOpen(false);
      if (done !== undefined) dispatch(noticeShown({ tone: 'success', text: done }));
      return true;
    },
    dialog: { isOpen, isBusy, failure, onClose: () => setIsOpen(false) },
  };
}
