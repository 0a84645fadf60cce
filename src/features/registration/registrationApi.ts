import type { ResponseOf } from '#contract/call.ts';
import * as calls from '#contract/registration.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';

export const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerClient: build.mutation<ResponseOf<typeof calls.registerClient>, ArgOf<typeof calls.registerClient>>(
      requestOf(calls.registerClient),
    ),
    checkPhysicalOwner: build.mutation<
      ResponseOf<typeof calls.checkPhysicalOwner>,
      ArgOf<typeof calls.checkPhysicalOwner>
    >(requestOf(calls.checkPhysicalOwner)),
    checkLegalOwner: build.mutation<ResponseOf<typeof calls.checkLegalOwner>, ArgOf<typeof calls.checkLegalOwner>>(
      requestOf(calls.checkLegalOwner),
    ),
    sendCode: build.mutation<ResponseOf<typeof calls.sendCode>, ArgOf<typeof calls.sendCode>>({
      ...requestOf(calls.sendCode),
      ...inPlace,
    }),
    registerPhysicalOwner: build.mutation<
      ResponseOf<typeof calls.registerPhysicalOwner>,
      ArgOf<typeof calls.registerPhysicalOwner>
    >(requestOf(calls.registerPhysicalOwner)),
    registerLegalOwner: build.mutation<
      ResponseOf<typeof calls.registerLegalOwner>,
      ArgOf<typeof calls.registerLegalOwner>
    >(requestOf(calls.registerLegalOwner)),
  }),
});
