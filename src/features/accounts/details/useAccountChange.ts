import { useState } from 'react';
import type { changeAccount } from '#contract/accounts.ts';
import type { BodyOf } from '#contract/call.ts';
import { useFailureText } from '#src/forms/useFailureText.ts';
import { isRequestFailure } from '#src/api/requestFailure.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { noticeShown } from '#src/store/noticesSlice.ts';
import { accountsApi } from '../accountsApi.ts';

interface AccountChange {
  /** Resolves with true when it is done. */
  readonly change: (body: BodyOf<typeof changeAccount>, done: string) => Promise<boolean>;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly forget: () => void;
}

/** Blocks, unblocks or gives roles; the fresh account follows by itself. */
export function useAccountChange(id: number): AccountChange {
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const change: AccountChange['change'] = async (body, done) => {
    if (isBusy) return false;
    setIsBusy(true);
    setFailure(null);
    const { error } = await dispatch(
      accountsApi.endpoints.changeAccount.initiate({ params: { id }, body }, { track: false }),
    );
    setIsBusy(false);
    if (error === undefined) {
      dispatch(noticeShown({ tone: 'success', text: done }));
      return true;
    }
    const [field] = isRequestFailure(error) ? Object.values(error.fields ?? {}) : [];
    setFailure(field ?? failureText(error));
    return false;
  };
  return { change, isBusy, failure, forget: () => setFailure(null) };
}
