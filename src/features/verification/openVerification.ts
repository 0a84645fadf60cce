import type { AppThunk } from '#src/store/hooks.ts';
import { verificationApi } from './verificationApi.ts';
import { verificationRead, verificationSlice } from './verificationSlice.ts';
import { stateOf } from './verificationState.ts';

/** Takes the slice in, with what is known already: the answer may have come before its code. */
export const openVerification =
  (userId: number): AppThunk<void> =>
  (dispatch, getState, { addReducer }) => {
    addReducer('verification', verificationSlice.reducer);
    const known = verificationApi.endpoints.listVerificationImages.select({ params: { user_id: userId } })(getState());
    if (known.data !== undefined) dispatch(verificationRead(stateOf(known.data)));
  };
