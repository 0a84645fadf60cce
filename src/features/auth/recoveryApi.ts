import { resetPassword, startRecovery } from '#contract/generated/auth/recovery.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';

export const recoveryApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { startRecovery, resetPassword }),
});
