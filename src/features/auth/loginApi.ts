import type { ResponseOf } from '#contract/call.ts';
import { login } from '#contract/session.ts';
import { api } from '#src/api/api.ts';
import type { SealedArgOf } from '#src/api/sealedRequestOf.ts';
import { secretRequestOf } from '#src/api/secretRequestOf.ts';
import type { Veiled } from '#src/api/veil.ts';

export const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Veiled<ResponseOf<typeof login>>, SealedArgOf<typeof login>>(secretRequestOf(login)),
  }),
});
