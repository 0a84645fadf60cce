import type { ResponseOf } from '#contract/call.ts';
import * as calls from '#contract/documents.ts';
import { listVerificationImages } from '#contract/verification.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';
import type { SealedArgOf } from '#src/api/sealedRequestOf.ts';
import { uploadRequestOf } from '#src/api/uploadRequestOf.ts';
import { readImages } from './readImages.ts';

type List = typeof listVerificationImages;
type Upload = typeof calls.uploadVerificationImage;
type Delete = typeof calls.deleteVerificationImage;
type Queue = typeof calls.listVerifications;
type Decide = typeof calls.decideVerification;

export const verificationApi = api.injectEndpoints({
  endpoints: (build) => ({
    listVerificationImages: build.query<ResponseOf<List>, ArgOf<List>>({
      ...requestOf(listVerificationImages),
      transformResponse: readImages,
      providesTags: ['Verification'],
    }),
    uploadVerificationImage: build.mutation<ResponseOf<Upload>, SealedArgOf<Upload>>({
      ...uploadRequestOf(calls.uploadVerificationImage),
      ...inPlace,
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Verification']),
    }),
    deleteVerificationImage: build.mutation<ResponseOf<Delete>, ArgOf<Delete>>({
      ...requestOf(calls.deleteVerificationImage),
      ...inPlace,
      invalidatesTags: ['Verification'],
    }),
    listVerifications: build.query<ResponseOf<Queue>, ArgOf<Queue>>({
      ...requestOf(calls.listVerifications),
      providesTags: ['Verification'],
    }),
    decideVerification: build.mutation<ResponseOf<Decide>, ArgOf<Decide>>({
      ...requestOf(calls.decideVerification),
      ...inPlace,
      invalidatesTags: ['Verification'],
    }),
  }),
});

export const {
  useListVerificationImagesQuery,
  useDeleteVerificationImageMutation,
  useListVerificationsQuery,
  useDecideVerificationMutation,
} = verificationApi;
