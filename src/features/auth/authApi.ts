import type { ResponseOf } from '#contract/call.ts';
import { getUser, logout } from '#contract/session.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<ResponseOf<typeof getUser>, ArgOf<typeof getUser>>(requestOf(getUser)),
    logout: build.mutation<ResponseOf<typeof logout>, ArgOf<typeof logout>>(requestOf(logout)),
  }),
});
