import type { ResponseOf } from '#contract/call.ts';
import { resetPassword, startRecovery } from '#contract/recovery.ts';
import { api } from '#src/api/api.ts';
import type { SealedArgOf } from '#src/api/sealedRequestOf.ts';
import { secretRequestOf } from '#src/api/secretRequestOf.ts';
import type { Veiled } from '#src/api/veil.ts';

type Start = typeof startRecovery;
type Reset = typeof resetPassword;

export const recoveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    startRecovery: build.mutation<Veiled<ResponseOf<Start>>, SealedArgOf<Start>>(secretRequestOf(startRecovery)),
    resetPassword: build.mutation<Veiled<ResponseOf<Reset>>, SealedArgOf<Reset>>(secretRequestOf(resetPassword)),
  }),
});
