import type { ResponseOf } from '#contract/call.ts';
import { resetPassword, startRecovery } from '#contract/recovery.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';

export const recoveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    startRecovery: build.mutation<ResponseOf<typeof startRecovery>, ArgOf<typeof startRecovery>>(
      requestOf(startRecovery),
    ),
    resetPassword: build.mutation<ResponseOf<typeof resetPassword>, ArgOf<typeof resetPassword>>(
      requestOf(resetPassword),
    ),
  }),
});
