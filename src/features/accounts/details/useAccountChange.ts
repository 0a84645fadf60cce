import type { changeAccount } from '#contract/calls/accounts.ts';
import type { BodyOf } from '#contract/call.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { serverMessage } from '#src/shared/i18n/message.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { accountsApi } from '../accountsApi.ts';

interface AccountChange {
  /** Resolves to true on success. */
  readonly change: (body: BodyOf<typeof changeAccount>, done: Message) => Promise<boolean>;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly forget: () => void;
}

/** Blocks, unblocks or changes roles; the account is refetched by its tag. `key` names the panel that calls it. */
export function useAccountChange(id: number, key: string): AccountChange {
  const dispatch = useAppDispatch();
  const { run, isBusy, failure, forget } = useAsyncAction(key, messageOf);
  const change: AccountChange['change'] = async (body, done) => {
    if (isBusy) return false;
    const { error } = await run(() =>
      dispatch(accountsApi.endpoints.changeAccount.initiate({ params: { id }, body }, { track: false })),
    );
    if (error === undefined) dispatch(noticeShown({ tone: 'success', text: done }));
    return error === undefined;
  };
  return { change, isBusy, failure, forget };
}

function messageOf(error: unknown): Message {
  const [field] = isRequestFailure(error) ? Object.values(error.fields) : [];
  return field === undefined ? failureOf(error) : serverMessage(field);
}
