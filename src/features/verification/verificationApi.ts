import {
  decideVerification,
  deleteVerificationImage,
  listVerifications,
  openIdentityNumber,
  uploadVerificationImage,
} from '#contract/generated/documents.ts';
import { listVerificationImages } from '#contract/generated/verification.ts';
import { api } from '#src/api/api.ts';
import { endpointsOf } from '#src/api/endpointsOf.ts';
import { inPlace } from '#src/api/requests.ts';
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
