import type { changeAccount } from '#contract/accounts.ts';
import type { BodyOf } from '#contract/call.ts';
import { isRequestFailure } from '#src/api/requestFailure.ts';
import { failureOf } from '#src/forms/failureOf.ts';
import { useAsyncAction } from '#src/forms/useAsyncAction.ts';
import { said } from '#src/i18n/words.ts';
import type { Words } from '#src/i18n/words.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { noticeShown } from '#src/store/noticesSlice.ts';
import { accountsApi } from '../accountsApi.ts';

interface AccountChange {
  /** Resolves with true when it is done. */
  readonly change: (body: BodyOf<typeof changeAccount>, done: Words) => Promise<boolean>;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly forget: () => void;
}

/** Blocks, unblocks or gives roles; the fresh account follows by itself. `key` is of the part that asks for it. */
export function useAccountChange(id: number, key: string): AccountChange {
  const dispatch = useAppDispatch();
  const { run, isBusy, failure, forget } = useAsyncAction(key, wordsOf);
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

function wordsOf(error: unknown): Words {
  const [field] = isRequestFailure(error) ? Object.values(error.fields) : [];
  return field === undefined ? failureOf(error) : said(field);
}
