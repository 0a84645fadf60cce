import { getUser, logout } from '#contract/generated/session.ts';
import { api } from '#src/api/api.ts';
import { endpointsOf } from '#src/api/endpointsOf.ts';

export const authApi = api.injectEndpoints({
  endpoints: (build) => endpointsOf(build, { getUser, logout }),
});
