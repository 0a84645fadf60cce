import {
  checkLegalOwner,
  checkPhysicalOwner,
  registerClient,
  registerLegalOwner,
  registerPhysicalOwner,
  sendCode,
} from '#contract/generated/registration.ts';
import { api } from '#src/api/api.ts';
import { endpointsOf } from '#src/api/endpointsOf.ts';
import { inPlace } from '#src/api/requests.ts';

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
