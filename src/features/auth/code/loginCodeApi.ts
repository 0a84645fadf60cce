import { loginByCode, sendLoginCode } from '#contract/generated/auth/loginCode.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';

export const loginCodeApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { sendLoginCode, loginByCode }),
});
