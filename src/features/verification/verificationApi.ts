import type { ResponseOf } from '#contract/call.ts';
import { listVerificationImages } from '#contract/verification.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';

type Images = typeof listVerificationImages;

export const verificationApi = api.injectEndpoints({
  endpoints: (build) => ({
    listVerificationImages: build.query<ResponseOf<Images>, ArgOf<Images>>(requestOf(listVerificationImages)),
  }),
});
