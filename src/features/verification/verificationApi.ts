import {
  decideVerification,
  deleteVerificationImage,
  listVerifications,
  openIdentityNumber,
  uploadVerificationImage,
} from '#contract/generated/verification/documents.ts';
import { listVerificationImages } from '#contract/generated/verification/verification.ts';
import { api } from '#src/shared/api/api.ts';
import { endpointsOf } from '#src/shared/api/endpointsOf.ts';
import { inPlace } from '#src/shared/api/requests.ts';
import { readImages } from './readImages.ts';

export const verificationApi = api
  .injectEndpoints({
    endpoints: (build) =>
      endpointsOf(
        build,
        {
          listVerificationImages,
          decideVerification,
          deleteVerificationImage,
          listVerifications,
          openIdentityNumber,
          uploadVerificationImage,
        },
        inPlace,
      ),
  })
  .enhanceEndpoints({ endpoints: { listVerificationImages: { transformResponse: readImages } } });

export const {
  useListVerificationImagesQuery,
  useDeleteVerificationImageMutation,
  useListVerificationsQuery,
  useDecideVerificationMutation,
} = verificationApi;
