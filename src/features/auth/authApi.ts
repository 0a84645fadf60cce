import { getUser, logout } from '#contract/generated/auth/session.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';

export const authApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { getUser, logout }),
});
