import { resetPassword, startRecovery } from '#contract/generated/recovery.ts';
import { api } from '#src/api/api.ts';
import { endpointsOf } from '#src/api/endpointsOf.ts';

export const recoveryApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { startRecovery, resetPassword }),
});
