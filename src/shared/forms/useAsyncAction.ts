import { useMessage } from '#src/shared/i18n/useMessage.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { failureOf } from './failureOf.ts';

interface ActionState {
  readonly isBusy: boolean;
  /** Why the last try did not work. */
  readonly failure: Message | null;
}

const idle: ActionState = { isBusy: false, failure: null };

/** A call whose button shows the wait: whether it is running and how it failed, stored in the state. */
export function useAsyncAction(key: string, wordsOf: (error: unknown) => Message = failureOf) {
  const [{ isBusy, failure }, set] = useUiState(key, idle);
  const say = useMessage();
  return {
    isBusy,
    failure: say(failure),
    run: async <Answer extends { readonly error?: unknown }>(call: () => PromiseLike<Answer>): Promise<Answer> => {
      set({ isBusy: true, failure: null });
      const answer = await call();
      set({ isBusy: false, failure: answer.error === undefined ? null : wordsOf(answer.error) });
      return answer;
    },
    forget: () => set(idle),
  };
}
