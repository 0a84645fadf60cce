import {
  addPasskey,
  listPasskeys,
  loginByPasskey,
  removePasskey,
  startPasskey,
  startPasskeyLogin,
} from '#contract/generated/auth/passkeys.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';

export const passkeyApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf(build, { loginByPasskey, startPasskeyLogin }),
    ...endpointsOf(build, { addPasskey, listPasskeys, removePasskey, startPasskey }, inPlace),
  }),
});

export const { useListPasskeysQuery } = passkeyApi;
