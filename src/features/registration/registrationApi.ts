import type { ResponseOf } from '#contract/call.ts';
import * as calls from '#contract/registration.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';
import type { SealedArgOf } from '#src/api/sealedRequestOf.ts';
import { secretRequestOf } from '#src/api/secretRequestOf.ts';
import type { Veiled } from '#src/api/veil.ts';

type Client = typeof calls.registerClient;
type CheckPhysical = typeof calls.checkPhysicalOwner;
type CheckLegal = typeof calls.checkLegalOwner;
type Physical = typeof calls.registerPhysicalOwner;
type Legal = typeof calls.registerLegalOwner;

export const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerClient: build.mutation<Veiled<ResponseOf<Client>>, SealedArgOf<Client>>(
      secretRequestOf(calls.registerClient),
    ),
    checkPhysicalOwner: build.mutation<Veiled<ResponseOf<CheckPhysical>>, SealedArgOf<CheckPhysical>>(
      secretRequestOf(calls.checkPhysicalOwner),
    ),
    checkLegalOwner: build.mutation<Veiled<ResponseOf<CheckLegal>>, SealedArgOf<CheckLegal>>(
      secretRequestOf(calls.checkLegalOwner),
    ),
    sendCode: build.mutation<ResponseOf<typeof calls.sendCode>, ArgOf<typeof calls.sendCode>>({
      ...requestOf(calls.sendCode),
      ...inPlace,
    }),
    registerPhysicalOwner: build.mutation<Veiled<ResponseOf<Physical>>, SealedArgOf<Physical>>(
      secretRequestOf(calls.registerPhysicalOwner),
    ),
    registerLegalOwner: build.mutation<Veiled<ResponseOf<Legal>>, SealedArgOf<Legal>>(
      secretRequestOf(calls.registerLegalOwner),
    ),
  }),
});
