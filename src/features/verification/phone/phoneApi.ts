import {
  createVerificationLink,
  endVerificationLink,
  getVerificationLink,
  listPhoneDocuments,
  openVerificationLink,
  uploadPhoneDocument,
} from '#contract/generated/verification/verificationLinks.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';

/** Documents by the camera of a phone without a login. */
export const phoneApi = api.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(
      build,
      {
        createVerificationLink,
        getVerificationLink,
        endVerificationLink,
        openVerificationLink,
        listPhoneDocuments,
        uploadPhoneDocument,
      },
      inPlace,
    ),
});

export const { useGetVerificationLinkQuery, useEndVerificationLinkMutation, useListPhoneDocumentsQuery } = phoneApi;
