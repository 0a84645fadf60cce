import type { NavigateFunction } from 'react-router';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { paths } from '#src/shared/lib/paths.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { phoneApi } from './phoneApi.ts';

/** Opens the link that is in the address, and takes its secret out of the address whatever comes of it. */
export const openPhone =
  (hash: string, navigate: NavigateFunction): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const secret = hash.slice(1);
    if (secret === '') return;
    await navigate(paths.verificationPhone, { replace: true });
    await dispatch(sendSealed(phoneApi.endpoints.openVerificationLink, { body: { secret } }));
    // Whether it has worked is seen from what the phone may read now.
    dispatch(phoneApi.util.invalidateTags(['Verification']));
  };
