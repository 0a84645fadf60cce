import {
  checkLegalOwner,
  checkPhysicalOwner,
  registerClient,
  registerLegalOwner,
  registerPhysicalOwner,
  sendCode,
} from '#contract/generated/registration.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';

export const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf(build, {
      registerClient,
      checkPhysicalOwner,
      checkLegalOwner,
      registerPhysicalOwner,
      registerLegalOwner,
    }),
    ...endpointsOf(build, { sendCode }, inPlace),
  }),
});
